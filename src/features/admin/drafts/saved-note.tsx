import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { useCachedSince } from '#src/pwa/freshness.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { colors } from '#src/theme/tokens.ts'
import { HistoryIcon } from '#src/ui/icons/history.tsx'

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBlockEnd: 14,
  paddingBlock: 8,
  paddingInline: 14,
  borderInlineStart: `3px solid ${colors.steel}`,
  backgroundColor: colors.surface,
  '& > svg': { color: colors.inkSoft, flexShrink: 0 },
  '& > p': { margin: 0 },
}))

const texts = {
  list: 'drafts.listSince',
  record: 'drafts.recordSince',
  dashboard: 'drafts.dashboardSince',
  sessions: 'drafts.sessionsSince',
} as const

interface SavedNoteProps {
  /** The address under which the shown content is kept. */
  address: string
  of: keyof typeof texts
}

/** Says how old the content below is, if it is not the server's current answer; and what needs a connection. */
export function SavedNote({ address, of }: SavedNoteProps) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const since = useCachedSince(address)
  const connected = useConnected()
  const limited = of === 'list' && !connected
  if (since === undefined && !limited) return null
  const time = since !== undefined && formatMoment(since, language)
  return (
    <Note role="status">
      <HistoryIcon fontSize="small" />
      <p>
        {time && `${t(texts[of], { time })} `}
        {limited && t('drafts.offlineLimits')}
      </p>
    </Note>
  )
}
