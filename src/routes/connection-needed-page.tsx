import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FloatingNotes } from '#src/features/layout/floating-notes.ts'
import { ShortPage } from '#src/features/layout/short-page.tsx'
import { ConnectionChip } from '#src/features/offline/connection-chip.ts'
import { ConnectionWatch } from '#src/features/offline/connection-watch.tsx'
import { Action } from '#src/ui/action.tsx'
import { CloudOffIcon } from '#src/ui/icons/cloud-off.tsx'

const reload = () => location.reload()

function useReloadOnline(): void {
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
}

/** Says the same beside a preview, which can be read meanwhile. */
export function ConnectionNeededNote() {
  const { t } = useTranslation()
  useReloadOnline()
  return (
    <FloatingNotes>
      <ConnectionChip role="alert" kind="offline">
        <CloudOffIcon fontSize="small" />
        {t('failure.connection')}
        <Action type="button" look="plain" onClick={reload}>
          {t('state.retry')}
        </Action>
      </ConnectionChip>
      <ConnectionWatch />
    </FloatingNotes>
  )
}

/** A page whose code this device does not hold and cannot have now. It goes on by itself with the connection. */
export function ConnectionNeededPage() {
  const { t } = useTranslation()
  useReloadOnline()
  return (
    <>
      <main>
        <ShortPage title={t('failure.connection')} text={t('failure.connectionText')}>
          <Action type="button" onClick={reload}>
            {t('state.retry')}
          </Action>
        </ShortPage>
      </main>
      <FloatingNotes>
        <ConnectionWatch />
      </FloatingNotes>
    </>
  )
}
