import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/auth.ts'
import { useCompanyName } from '#src/api/use-company.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { MenuIcon } from '#src/ui/icons/menu.tsx'
import { Impeller } from '#src/ui/impeller.tsx'

/** With drafts on the device the bar holds seven targets of 44 pixels: it fits a phone of 360 without gaps. */
const narrowPhone = '@media (max-width: 399.95px)'
/** The smallest has no room for the way to the dashboard. */
const smallestPhone = '@media (max-width: 351.95px)'

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1000,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  blockSize: 64,
  paddingInline: 8,
  backgroundColor: colors.bandDeep,
  color: colors.onDark,
  [theme.breakpoints.up('md')]: { paddingInline: 16, gap: 8 },
  [narrowPhone]: { gap: 0, paddingInline: 4 },
  '& button:hover': { backgroundColor: colors.onDarkWash },
}))

const Home = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 700,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 44,
  minBlockSize: 44,
  paddingInline: 8,
  textDecoration: 'none',
  color: 'inherit',
  '& svg': { color: colors.tealBright },
  [smallestPhone]: { display: 'none' },
  '& > span': { [theme.breakpoints.down('xl')]: { display: 'none' } },
}))

const Greeting = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  marginInlineStart: 'auto',
  paddingInline: 8,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colors.onDarkSoft,
  // A phone has no room beside the tools: the account's panel greets there.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  [theme.breakpoints.down('sm')]: { marginInlineStart: 'auto' },
  [narrowPhone]: { gap: 0 },
}))

interface TopBarProps {
  user: User
  menuShown: boolean
  onToggleMenu: () => void
  tools: ReactNode
}

/** The dashboard's top bar (ADMIN-5): the menu's toggle, the way to the dashboard, a greeting, the tools. */
export function TopBar({ user, menuShown, onToggleMenu, tools }: TopBarProps) {
  const { t } = useTranslation('admin')
  const company = useCompanyName()
  return (
    <Bar>
      <Action
        type="button"
        look="icon"
        aria-label={t('layout.toggleMenu')}
        aria-expanded={menuShown}
        onClick={onToggleMenu}
      >
        <MenuIcon />
      </Action>
      <Home to="/admin" aria-label={t('layout.toDashboard', { company })}>
        <Impeller size={28} />
        <span aria-hidden="true">{company}</span>
      </Home>
      <Greeting>
        {t('layout.welcome')} <bdi>{user.name}</bdi>
      </Greeting>
      <Tools>{tools}</Tools>
    </Bar>
  )
}
