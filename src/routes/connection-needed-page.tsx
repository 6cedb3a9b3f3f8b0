import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FloatingNotes } from '#src/features/layout/floating-notes.ts'
import { ShortPage } from '#src/features/layout/short-page.tsx'
import { ConnectionWatch } from '#src/features/offline/connection-watch.tsx'
import { Action } from '#src/ui/action.tsx'

const reload = () => location.reload()

/** A page whose code this device does not hold and cannot have now. It goes on by itself with the connection. */
export function ConnectionNeededPage() {
  const { t } = useTranslation()
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
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
