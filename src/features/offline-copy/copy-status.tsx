import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { formatFileSize } from '#src/i18n/format-file-size.ts'
import { formatFullMoment } from '#src/i18n/format-moment.ts'
import { type KeptCopy, sizeOf } from '#src/pwa/offline-copy.ts'
import { colors } from '#src/theme/tokens.ts'

const Bar = styled('progress')({
  display: 'block',
  inlineSize: '100%',
  blockSize: 8,
  marginBlockStart: 12,
  accentColor: colors.teal,
})

interface CopyStatusProps {
  copy: KeptCopy
  /** Bytes that the server names and this device does not have; undefined where the server did not answer. */
  missing: number | undefined
}

/** Says what is kept, since when, and what has changed since (COPY-3). */
export function CopyStatus({ copy: { record, kept }, missing }: CopyStatusProps) {
  const { t } = useTranslation()
  const { language } = useApi()
  if (record === undefined) return <p>{t('copy.none')}</p>
  const sizes = {
    done: formatFileSize(t, sizeOf(kept)),
    total: formatFileSize(t, sizeOf(record.files)),
  }
  const since =
    record.wholeAt === undefined ? undefined : formatFullMoment(record.wholeAt, language)
  switch (record.state) {
    case 'whole':
      return (
        <>
          <p>{t('copy.whole', { size: sizes.total, moment: since })}</p>
          {missing !== undefined && missing > 0 && (
            <p>{t('copy.changed', { size: formatFileSize(t, missing) })}</p>
          )}
        </>
      )
    case 'fetching':
      return (
        <>
          <p>{record.files.length === 0 ? t('copy.begins') : t('copy.fetching', sizes)}</p>
          <Bar
            aria-label={t('copy.progress')}
            max={Math.max(1, sizeOf(record.files))}
            value={sizeOf(kept)}
          />
        </>
      )
    default:
      return (
        <>
          <p>{t(`copy.${record.state}`, sizes)}</p>
          {since !== undefined && <p>{t('copy.before', { moment: since })}</p>}
        </>
      )
  }
}
