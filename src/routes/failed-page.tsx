import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ShortPage } from '#src/features/layout/short-page.tsx'
import { Action } from '#src/ui/action.tsx'
import { useConnected } from '#src/ui/use-connected.ts'

const reload = () => location.reload()

/**
 * When a page itself breaks: what happened, and a way on, in the page's language. The page is reloaded
 * once there is a connection.
 */
export function FailedPage() {
  const { t } = useTranslation()
  const connected = useConnected()
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <ShortPage title={t('failure.page')} text={t('failure.part')}>
      {connected && (
        <Action type="button" onClick={reload}>
          {t('state.retry')}
        </Action>
      )}
    </ShortPage>
  )
}
