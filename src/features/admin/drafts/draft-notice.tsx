import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'

export const AmberNote = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginBlockEnd: 14,
  paddingBlock: 4,
  paddingInline: '14px 6px',
  minBlockSize: 44,
  borderInlineStart: `3px solid ${colors.amber}`,
  backgroundColor: colors.amberWash,
  '& > p': { margin: 0 },
}))

interface DraftNoticeProps {
  /** When it was kept, in milliseconds since 1970. */
  savedAt: number
  /** True when another user has saved the record since the draft was begun. */
  outdated: boolean
  onDiscard: () => void
}

/** Over a form that began with a draft: what it is, and how to give it up. */
export function DraftNotice({ savedAt, outdated, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  return (
    <AmberNote role="status">
      <p>
        {t('drafts.begunFrom', { time: formatMoment(savedAt, language) })}{' '}
        {outdated && t('drafts.outdated')}
      </p>
      <Action type="button" look="plain" onClick={onDiscard}>
        {t('drafts.discard')}
      </Action>
    </AmberNote>
  )
}
