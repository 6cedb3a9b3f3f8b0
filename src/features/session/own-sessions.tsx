import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSession } from '#contract/own-sessions.ts'
import { useApi } from '#src/api/api-context.ts'
import { deviceWords } from '#src/i18n/device-words.ts'
import { formatMoment, isToday } from '#src/i18n/format-moment.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { ownSessionsAddress, ownSessionsQuery } from './own-sessions-query.ts'
import { useEndSessions } from './use-end-sessions.ts'

const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& > *': { maxInlineSize: '100%' },
  '& p': { margin: 0, color: colors.inkSoft },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0, inlineSize: '100%' },
}))

const Place = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
  paddingBlock: 14,
  borderBlockStart: `1px solid ${colors.line}`,
  '&:last-of-type': { borderBlockEnd: `1px solid ${colors.line}` },
  '& h3': {
    ...theme.typography.body1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 10px',
    margin: 0,
    fontWeight: 700,
  },
  '& mark': {
    ...theme.typography.body2,
    paddingInline: 8,
    borderRadius: radius,
    color: colors.tealDeep,
    backgroundColor: colors.ground,
  },
}))

interface OwnSessionsProps {
  /** Says how old the list is where it is not the server's present answer. */
  age: (address: string) => ReactNode
}

/** Where the user is signed in; what is not theirs can be ended (SESSION-29, SESSION-30). */
export function OwnSessions({ age }: OwnSessionsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { data, error, isPending, refetch } = useQuery(ownSessionsQuery(useApi()))
  if (isPending) return <p role="status">{t('session.places.loading')}</p>
  if (data === undefined)
    return (
      <LoadFailure
        error={error}
        offline={t('session.places.needsConnection')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Body>
      {age(ownSessionsAddress)}
      <p>{t('session.places.lead')}</p>
      <Places sessions={data} />
    </Body>
  )
}

function Places({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useTranslation('admin')
  const connected = useConnected()
  const { busy, endOne, endOthers } = useEndSessions()
  const disabled = busy || !connected
  return (
    <>
      <ul aria-label={t('session.places.title')}>
        {sessions.map((session) => (
          <SessionPlace
            key={session.id}
            session={session}
            disabled={disabled}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <Action type="button" look="outlined" disabled={disabled} onClick={() => void endOthers()}>
          {t('session.places.endOthers')}
        </Action>
      )}
    </>
  )
}

interface SessionPlaceProps {
  session: OwnSession
  disabled: boolean
  onEnd: () => void
}

function SessionPlace({ session, disabled, onEnd }: SessionPlaceProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const { network, createdAt, seenAt, isCurrent } = session
  const device = deviceWords(t, session)
  const at = (time: string) => formatMoment(Date.parse(time), language)
  const began = isToday(Date.parse(createdAt)) ? 'sinceToday' : 'since'
  const since = t(`session.places.${began}`, { time: at(createdAt) })
  return (
    <Place>
      <div>
        <h3>
          {device}
          {isCurrent && <mark>{t('session.places.current')}</mark>}
        </h3>
        <p>
          {isCurrent ? t('session.places.now') : t('session.places.seen', { time: at(seenAt) })}
          {' · '}
          {since}
        </p>
        {network !== '' && (
          <p>
            {t('session.places.network')} <LtrText>{network}</LtrText>
          </p>
        )}
      </div>
      {!isCurrent && (
        <Action
          type="button"
          look="outlined"
          disabled={disabled}
          // Two of one device are told apart by when they began.
          aria-label={`${t('session.places.end')}: ${device}${t('collections.comma')}${since}`}
          onClick={onEnd}
        >
          {t('session.places.end')}
        </Action>
      )}
    </Place>
  )
}
