import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { useContentSince, useSavedSince } from '#src/pwa/freshness.ts'
import { CloudOffIcon } from '#src/ui/icons/cloud-off.tsx'
import { HistoryIcon } from '#src/ui/icons/history.tsx'
import { NoticeDialog } from '#src/ui/notice-dialog.tsx'
import { ConnectionChip } from './connection-chip.ts'
import { dismissed, selectConnected, selectOffline } from './offline-slice.ts'

/**
 * The offline notice (OFFLINE-1) over the last-known content; once dismissed a chip with the content's age. While
 * the browser believes itself connected and nothing arrives: a strip that says how old the content is.
 */
export function ConnectionNotices() {
  const { t } = useTranslation()
  const { language } = useApi()
  const dispatch = useDispatch()
  const offline = useSelector(selectOffline)
  const connected = useSelector(selectConnected)
  const contentSince = useContentSince()
  const savedSince = useSavedSince()
  const time = (moment: number) => formatMoment(moment, language)

  return (
    <>
      <NoticeDialog
        open={offline}
        title={t('offline.title')}
        text={t('offline.text')}
        closeLabel={t('offline.close')}
        onClose={() => dispatch(dismissed())}
      />
      {!connected && !offline && (
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
