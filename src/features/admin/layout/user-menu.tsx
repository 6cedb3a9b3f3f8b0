import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/auth.ts'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { DirectionalIcon } from '#src/ui/directional-icon.tsx'
import { LogoutOutlinedIcon as LogoutIcon } from '#src/ui/icons/logout-outlined.tsx'
import { PersonOutlinedIcon as PersonIcon } from '#src/ui/icons/person-outlined.tsx'
import { UserAvatar } from '#src/ui/user-avatar.tsx'
import { HoverPopover } from './hover-popover.tsx'
import { SchemeChoice } from './scheme-choice.tsx'

const Name = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 12,
  borderBlockEnd: `1px solid ${colors.line}`,
  marginBlockEnd: 6,
  overflowWrap: 'anywhere',
  '& > strong': { display: 'block' },
  '& > bdi': { color: colors.inkSoft },
}))

/** Shown here only if the top bar has no room for it. */
const Greeting = styled('span')(({ theme }) => ({
  display: 'block',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}))

const entryLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: touchTarget,
  paddingInline: 12,
  border: 0,
  borderRadius: radius,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { color: colors.inkSoft },
  '&&:hover': { backgroundColor: colors.ground },
} as const

const EntryLink = styled(Link)(({ theme }) => ({ ...theme.typography.body2, ...entryLook }))
const EntryButton = styled('button')(({ theme }) => ({ ...theme.typography.body2, ...entryLook }))

/** The user's dropdown (ADMIN-5): their name, their profile, and the way out. */
export function UserMenu({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <HoverPopover
      label={t('layout.account')}
      trigger={(props) => (
        <Action {...props} type="button" look="icon" aria-label={t('layout.account')}>
          <UserAvatar gender={user.gender} photo={user.photo} size={36} />
        </Action>
      )}
    >
      <Name>
        <Greeting>{t('layout.welcome')}</Greeting>
        <strong>
          <bdi>{user.name}</bdi>
        </strong>
        <bdi dir="ltr">{user.email}</bdi>
      </Name>
      <EntryLink to="/admin/profile">
        <PersonIcon fontSize="small" />
        {t('layout.profile')}
      </EntryLink>
      <SchemeChoice />
      <EntryButton type="button" onClick={onSignOut}>
        <DirectionalIcon>
          <LogoutIcon fontSize="small" />
        </DirectionalIcon>
        {t('layout.signOut')}
      </EntryButton>
    </HoverPopover>
  )
}
