import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { useContentSince, useSavedSince } from '#src/pwa/freshness.ts'
import { PageValue, usePageValue } from '#src/pwa/listeners.ts'
import { CloudOffIcon } from '#src/ui/icons/cloud-off.tsx'
import { HistoryIcon } from '#src/ui/icons/history.tsx'
import { NoticeDialog } from '#src/ui/notice-dialog.tsx'
import { useConnected } from '#src/ui/use-connected.ts'
import { ConnectionChip } from './connection-chip.ts'

/** The visitor has closed the notice, until the next loss. It outlives the page that is shown. */
const isClosed = new PageValue(false)

/**
 * The offline notice (OFFLINE-1) over the last-known content; once dismissed a chip with the content's age. While
 * the browser believes itself connected and nothing arrives: a strip that says how old the content is.
 */
export function ConnectionNotices() {
  const { t } = useTranslation()
  const { language } = useApi()
  const connected = useConnected()
  const closed = usePageValue(isClosed)
  const contentSince = useContentSince()
  const savedSince = useSavedSince()
  const time = (moment: number) => formatMoment(moment, language)
  useEffect(() => {
    const reopen = () => isClosed.set(false)
    addEventListener('offline', reopen)
    return () => removeEventListener('offline', reopen)
  }, [])

  return (
    <>
      <NoticeDialog
        open={!connected && !closed}
        title={t('offline.title')}
        text={t('offline.text')}
        closeLabel={t('offline.close')}
        onClose={() => isClosed.set(true)}
      />
      {!connected && closed && (
        <ConnectionChip role="status" kind="offline">
          <CloudOffIcon fontSize="small" />
          {contentSince === undefined
            ? t('offline.chip')
            : t('offline.chipSince', { time: time(contentSince) })}
        </ConnectionChip>
      )}
      {connected && savedSince !== undefined && (
        <ConnectionChip role="status" kind="saved">
          <HistoryIcon fontSize="small" />
          {t('offline.saved', { time: time(savedSince) })}
        </ConnectionChip>
      )}
    </>
  )
}
