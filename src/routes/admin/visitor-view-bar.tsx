import { styled } from '@mui/material/styles'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/features/session/session-context.ts'
import { colors, elevation, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineStart: 16,
  zIndex: 940,
  maxInlineSize: 'calc(100vw - 112px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  paddingBlock: 6,
  paddingInline: '16px 6px',
  borderRadius: radius,
  backgroundColor: colors.bandDeep,
  color: colors.onDark,
  boxShadow: elevation.high,
}))

/** Says that this tab shows what a visitor sees, and leads back (ADMIN-1). */
export function VisitorViewBar() {
  const { t } = useTranslation('admin')
  const session = useSession()
  const navigate = useNavigate()
  const goBack = () => {
    session.viewAsVisitor(false)
    void navigate({ to: '/admin' })
  }
  return (
    <Bar role="region" aria-label={t('layout.visitorView')}>
      <span>{t('layout.visitorView')}</span>
      <Action type="button" onClick={goBack}>
        {t('layout.endVisitorView')}
      </Action>
    </Bar>
  )
}
