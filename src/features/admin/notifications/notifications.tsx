import { styled } from '@mui/material/styles'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { submittedPaths } from '#contract/admin/screen-paths.ts'
import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import type { User } from '#contract/auth.ts'
import type { Notifications as Answer } from '#contract/admin/notifications.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { NotificationsOutlinedIcon as NotificationsIcon } from '#src/ui/icons/notifications-outlined.tsx'
import { routeTo } from '../collections/route-to.ts'
import { CountBadge } from '../layout/count-badge.ts'
import { HoverPopover } from '../layout/hover-popover.tsx'
import { menuEntryOf } from '../layout/menu.ts'
import { useNotifications } from './use-notifications.ts'
import { useRenewedPush } from './use-renewed-push.ts'

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  paddingInlineStart: 12,
  minBlockSize: touchTarget,
  fontWeight: 700,
}))

const Empty = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 12,
  color: colors.inkSoft,
}))

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: 'min(420px, 60dvh)',
  overflowY: 'auto',
})

const Entry = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  paddingBlock: 8,
  paddingInline: 12,
  borderRadius: radius,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: colors.ground },
  '& > small': { display: 'block', color: colors.inkSoft },
}))

const kinds = {
  messages: 'layout.newMessage',
  'associated-jobs': 'layout.newApplication',
  vendors: 'layout.newVendor',
} as const

function NotificationEntry({ collection, id, name, createdAt }: Answer['latest'][number]) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  return (
    <li>
      <Entry to={routeTo(`${submittedPaths[collection].record}/${id}`)}>
        {t(kinds[collection])} <bdi>{name}</bdi>
        <small>{formatMoment(Date.parse(createdAt), language)}</small>
      </Entry>
    </li>
  )
}

function ToldEntry({ kind, collection, recordId, name, by, createdAt }: Answer['told'][number]) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  return (
    <li>
      <Entry to={routeTo(`${submittedPaths[collection].record}/${recordId}`)}>
        {t(`layout.told.${kind}`)} <bdi>{by}</bdi>: <bdi>{name}</bdi>
        <small>{formatMoment(Date.parse(createdAt), language)}</small>
      </Entry>
    </li>
  )
}

/** The list of submissions that the user has not seen (ADMIN-6), and of what colleagues told them (WORK-8); it can be cleared. */
export function Notifications({ user }: { user: User }) {
  const { t } = useTranslation('admin')
  const { latest, told, counts, unseen, look, see, clear } = useNotifications(user)
  useRenewedPush(user.id)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const page = menuEntryOf(path)?.name
  const ofRecord = told.filter(
    (one) => path === `${submittedPaths[one.collection].record}/${one.recordId}`,
  )
  const openedIds = ofRecord.map(({ id }) => id).join(' ')
  const opened = submittedCollections.find((name) => name === page && counts[name] > 0)
  const seeOpened = useEffectEvent(see)
  useEffect(() => {
    // A list that is opened counts as seen.
    if (opened !== undefined) void seeOpened([opened])
  }, [opened])
  const seeRecord = useEffectEvent(() => see([], ofRecord))
  useEffect(() => {
    // A record that is opened counts as seen.
    if (openedIds !== '') void seeRecord()
  }, [openedIds])
  return (
    <HoverPopover
      label={t('layout.notifications')}
      onOpen={look}
      trigger={(props) => (
        <Action
          {...props}
          type="button"
          look="icon"
          aria-label={
            unseen === 0
              ? t('layout.notifications')
              : t('layout.newNotifications', { count: unseen })
          }
          sx={{ position: 'relative' }}
        >
          <NotificationsIcon />
          {unseen > 0 && <CountBadge aria-hidden="true">{unseen > 99 ? '99+' : unseen}</CountBadge>}
        </Action>
      )}
    >
      <Head>
        {t('layout.notifications')}
        {latest.length + told.length > 0 && (
          <Action type="button" look="plain" onClick={clear}>
            {t('layout.clear')}
          </Action>
        )}
      </Head>
      {latest.length + told.length === 0 ? (
        <Empty>{t('layout.noNotifications')}</Empty>
      ) : (
        <List>
          {told.map((one) => (
            <ToldEntry key={one.id} {...one} />
          ))}
          {latest.map((notification) => (
            <NotificationEntry key={notification.id} {...notification} />
          ))}
        </List>
      )}
    </HoverPopover>
  )
}
