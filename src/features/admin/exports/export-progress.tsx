import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { colors, elevation, radius } from '#src/theme/tokens.ts'
import type { ExportUnderWay } from './use-export.ts'

const Panel = styled('div')({
  position: 'fixed',
  zIndex: 1250,
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  display: 'grid',
  gap: 8,
  inlineSize: 'min(380px, calc(100vw - 32px))',
  padding: 16,
  borderRadius: radius,
  border: `1px solid ${colors.line}`,
  backgroundColor: colors.surface,
  boxShadow: elevation.high,
  '& > p': { margin: 0, color: colors.inkSoft },
})

interface ExportProgressProps extends ExportUnderWay {
  onCancel: () => void
}

/** The progress of an export; it can be stopped at any time. */
export function ExportProgress({ format, loaded, onCancel }: ExportProgressProps) {
  const { t } = useTranslation('admin')
  const counted = loaded !== undefined && loaded.total > 0
  const title = t(`exports.working.${format}`)
  return (
    <Panel role="status">
      <strong>{title}</strong>
      <LinearProgress
        aria-label={title}
        {...(counted
          ? { variant: 'determinate', value: (100 * loaded.count) / loaded.total }
          : { variant: 'indeterminate' })}
      />
      <p>
        {counted
          ? t('exports.loaded', {
              loaded: formatWholeNumber(loaded.count),
              total: formatWholeNumber(loaded.total),
            })
          : t(loaded === undefined ? 'exports.writing' : 'exports.starting')}
      </p>
      <Button onClick={onCancel} sx={{ justifySelf: 'end' }}>
        {t('exports.cancel')}
      </Button>
    </Panel>
  )
}
