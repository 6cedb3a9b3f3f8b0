import { styled } from '@mui/material/styles'
import { Link, useRouterState } from '@tanstack/react-router'
import { useContext, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/auth.ts'
import { mayRead } from '#contract/roles.ts'
import { colors, motionDuration, pillRadius, radius, touchTarget } from '#src/theme/tokens.ts'
import { routeTo } from '../collections/route-to.ts'
import { collectionTitle } from '../collections/screen-texts.ts'
import { useNotifications } from '../notifications/use-notifications.ts'
import { RolesContext } from '../permissions.ts'
import { type MenuEntry, menuEntryOf, menuGroups } from './menu.ts'

const Box = styled('div')({ paddingBlock: '8px 12px', paddingInline: 12 })

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' })

const GroupName = styled('h2')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 700,
  color: colors.inkSoft,
  marginBlock: '10px 2px',
  marginInline: 12,
}))

const Rule = styled('hr')({
  border: 0,
  borderBlockStart: `1px solid ${colors.line}`,
  marginBlock: 10,
  marginInline: 12,
})

const EntryLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  // All of it is in sight in a window of 900 pixels; a finger needs more than a pointer.
  minBlockSize: 31,
  '@media (pointer: coarse)': { minBlockSize: touchTarget },
  paddingInline: 12,
  // Brought into sight, it is not at the very edge.
  scrollMarginBlock: 12,
  borderRadius: radius,
  color: colors.ink,
  textDecoration: 'none',
  transition: `background-color ${motionDuration}ms ease`,
  '& svg': { color: colors.inkSoft, flexShrink: 0 },
  '&:hover': { backgroundColor: colors.ground },
  '&[aria-current="page"]': {
    backgroundColor: colors.tealWash,
    color: colors.tealDeep,
    fontWeight: 700,
    boxShadow: `inset 0 0 0 1px ${colors.hoverWash}`,
  },
  '&[aria-current="page"] svg': { color: colors.teal },
}))

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetInlineEnd: 12,
  insetBlockStart: 'calc(50% - 10px)',
  pointerEvents: 'none',
  minInlineSize: 22,
  paddingInline: 6,
  borderRadius: pillRadius,
  lineHeight: '20px',
  textAlign: 'center',
  fontWeight: 700,
  backgroundColor: colors.amber,
  color: colors.bandDeep,
}))

/** How many of a list's records the user has not seen (ADMIN-6): the description of its link, not a part of its name. */
function Unseen({ count, id }: { count: number; id: string }) {
  const { t } = useTranslation('admin')
  if (count === 0) return null
  return (
    <Count id={id}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t('layout.unseen', { count })}</span>
    </Count>
  )
}

/** The side menu (ADMIN-2) of what the person may read: its groups, with the entry highlighted that the page belongs to. */
export function SideMenu({ user }: { user: User }) {
  const { t } = useTranslation(['admin', 'translation'])
  const id = useId()
  const roles = useContext(RolesContext)
  const groups = menuGroups
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter(({ permissions }) => mayRead(roles, permissions)),
    }))
    .filter(({ entries }) => entries.length > 0)
  const current = useRouterState({ select: ({ location }) => menuEntryOf(location.pathname) })
  const unseen = new Map<string, number>(Object.entries(useNotifications(user).counts))
  const here = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // A low window shows a part of the menu: that in which one is.
    here.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const link = ({ name, path, icon: Icon }: MenuEntry) => (
    <li key={name} style={{ position: 'relative' }}>
      <EntryLink
        to={routeTo(path)}
        {...(unseen.get(name) && { 'aria-describedby': `${id}-${name}-unseen` })}
        {...(current?.name === name && { 'aria-current': 'page', ref: here })}
      >
        <Icon fontSize="small" />
        {collectionTitle(name)(t)}
      </EntryLink>
      <Unseen id={`${id}-${name}-unseen`} count={unseen.get(name) ?? 0} />
    </li>
  )
  return (
    <Box>
      {groups.map(({ name, entries }) =>
        name === 'others' ? (
          <div key={name}>
            {groups.length > 1 && <Rule />}
            <List>{entries.map(link)}</List>
          </div>
        ) : (
          <div key={name}>
            <GroupName id={`${id}-${name}`}>{t(`layout.groups.${name}`)}</GroupName>
            <List aria-labelledby={`${id}-${name}`}>{entries.map(link)}</List>
          </div>
        ),
      )}
    </Box>
  )
}
