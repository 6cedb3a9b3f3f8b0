import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Settings } from '#contract/collections/settings.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import type { SectionState } from '#src/ui/section-state.ts'

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginBlockEnd: 20,
  paddingInlineStart: 14,
  borderInlineStart: `3px solid ${colors.amber}`,
  color: colors.inkSoft,
}))

/** One quiet line where settings are missing or failed (CONTACT-12). */
export function SettingsNotice({ state }: { state: SectionState<Settings> }) {
  const { t } = useTranslation()
  if (state.kind !== 'error' && state.kind !== 'empty') return null
  return (
    <Line role="status">
      {state.kind === 'error' ? failureMessage(t, state.error) : t('failure.settingsEmpty')}
      <Action type="button" look="plain" onClick={state.retry}>
        {t('state.retry')}
      </Action>
    </Line>
  )
}
