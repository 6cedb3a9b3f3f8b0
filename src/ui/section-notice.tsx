import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Action } from './action.tsx'
import { Impeller } from './impeller.tsx'

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 16,
  paddingBlock: 40,
  paddingInline: 16,
  textAlign: 'center',
  '& > svg': { opacity: 0.25 },
  // It may name what somebody typed, however long a word.
  '& > p': { margin: 0, maxWidth: 'min(26.7em, 100%)', overflowWrap: 'anywhere' },
})

interface SectionNoticeProps {
  text: string
  /** A failure is announced at once; an empty section is no alarm. */
  kind: 'error' | 'empty'
  onRetry?: (() => void) | undefined
}

/** Stands in a section's place when that has nothing to show: the motif, one sentence, at most one action. */
export function SectionNotice({ text, kind, onRetry }: SectionNoticeProps) {
  const { t } = useTranslation()
  return (
    <Box role={kind === 'error' ? 'alert' : 'status'}>
      <Impeller size={56} />
      <p>{text}</p>
      {onRetry && (
        <Action type="button" look="outlined" onClick={onRetry}>
          {t('state.retry')}
        </Action>
      )}
    </Box>
  )
}
