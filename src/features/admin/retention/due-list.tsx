import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Due, DueRecord, KeptRecord } from '#contract/admin/retention.ts'
import { submittedPaths } from '#contract/admin/screen-paths.ts'
import { dayOf, monthsAfter } from '#contract/calendar-days.ts'
import { Action } from '#src/ui/action.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { useConnected } from '#src/ui/use-connected.ts'
import { routeTo } from '../collections/route-to.ts'
import { PleaseWait } from '../collections/please-wait.tsx'
import { collectionTitle } from '../collections/screen-texts.ts'
import { stageText, statusText, vendorStatusText } from '../declarations/choice-texts.ts'
import { dayText } from '../exports/column-text.ts'
import { ItemCard } from '../item-card.ts'
import { Doings } from '../submissions/facts.tsx'
import { KeepDialog, usualMonths } from './keep-dialog.tsx'
import { useDue } from './use-due.ts'

const Box = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 14,
  marginBlockEnd: 28,
  '& > h2': { ...theme.typography.h4, margin: 0 },
  '& > p': { margin: 0 },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 10 },
  '& > ul:empty': { display: 'none' },
  '& > button': { justifySelf: 'start' },
}))

const Lead = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0 }))

const Card = styled(ItemCard)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
  },
}))

const stateTexts = {
  messages: statusText,
  'associated-jobs': stageText,
  vendors: vendorStatusText,
} as const

/** A record whose period is asked for. */
interface Asked {
  id: string
  name: string
  from: string
  reason: string
}

/** Lists the records that are erased within 30 days and those kept longer, with their actions (PERSON-9, PERSON-11). */
export function DueList() {
  const { t } = useTranslation(['admin', 'translation'])
  const connected = useConnected()
  const { query, busy, ...changes } = useDue()
  const [asked, setAsked] = useState<Asked>()
  const { data, error, isFetching, refetch } = query
  if (data === undefined && !connected)
    return <Lead role="status">{t('accounts.audit.needsConnection')}</Lead>
  if (data === undefined && error && !isFetching)
    return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PleaseWait rows={2} />
  const parts = { ...changes, data, disabled: busy || !connected, onAsk: setAsked }
  return (
    <>
      <DuePart {...parts} />
      {data.keptCount > 0 && <KeptPart {...parts} />}
      {asked && (
        <KeepDialog
          {...asked}
          busy={busy}
          onKeep={(until, reason) =>
            void changes
              .keep(asked.id, until, reason)
              .then((isDone) => isDone && setAsked(undefined))
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface PartProps extends Omit<ReturnType<typeof useDue>, 'query' | 'busy'> {
  data: Due
  disabled: boolean
  /** Asks for another period. */
  onAsk: (asked: Asked) => void
}

function DuePart({ data: { due, dueCount }, disabled, keep, more, onAsk }: PartProps) {
  const { t } = useTranslation(['admin', 'translation'])
  return (
    <Box aria-labelledby="due">
      <h2 id="due">{t('accounts.retention.due')}</h2>
      <p>
        {dueCount === 0
          ? t('accounts.retention.none')
          : t('accounts.retention.count', { count: dueCount })}
      </p>
      <ul aria-labelledby="due">
        {due.map((record) => {
          const { id, name, goesOn, collection, state } = record
          return (
            <RecordCard
              key={id}
              record={record}
              state={stateTexts[collection](state, t)}
              told={t('accounts.retention.goesOn', { day: dayText(t, goesOn) })}
            >
              <Action
                type="button"
                look="outlined"
                disabled={disabled}
                onClick={() => void keep(id, monthsAfter(goesOn, usualMonths))}
              >
                {t('accounts.retention.keep')}
              </Action>
              <Action
                type="button"
                look="plain"
                disabled={disabled}
                onClick={() => onAsk({ id, name, from: goesOn, reason: '' })}
              >
                {t('accounts.retention.other')}
              </Action>
            </RecordCard>
          )
        })}
      </ul>
      <More shown={due.length} count={dueCount} more={more} />
    </Box>
  )
}

function KeptPart({ data: { kept, keptCount }, disabled, release, more, onAsk }: PartProps) {
  const { t } = useTranslation(['admin', 'translation'])
  return (
    <Box aria-labelledby="kept">
      <h2 id="kept">{t('accounts.retention.kept')}</h2>
      <p>{t('accounts.retention.count', { count: keptCount })}</p>
      <ul aria-labelledby="kept">
        {kept.map((record) => {
          const { id, name, until, reason, by } = record
          return (
            <RecordCard
              key={id}
              record={record}
              state={t('accounts.retention.by', { name: `\u2068${by}\u2069` })}
              told={
                until === ''
                  ? t('accounts.retention.endless')
                  : t('accounts.retention.until', { day: dayText(t, until) })
              }
              reason={reason}
            >
              <Action
                type="button"
                look="outlined"
                disabled={disabled}
                onClick={() => void release(id)}
              >
                {t('accounts.retention.release')}
              </Action>
              <Action
                type="button"
                look="plain"
                disabled={disabled}
                onClick={() => onAsk({ id, name, from: until || dayOf(new Date()), reason })}
              >
                {t('accounts.retention.change')}
              </Action>
            </RecordCard>
          )
        })}
      </ul>
      <More shown={kept.length} count={keptCount} more={more} />
    </Box>
  )
}

interface RecordCardProps {
  record: DueRecord | KeptRecord
  state: string
  /** The day on which it goes, or until which it is kept. */
  told: string
  reason?: string
  /** The actions of the row. */
  children: ReactNode
}

function RecordCard({ record, state, told, reason = '', children }: RecordCardProps) {
  const { t } = useTranslation('admin')
  const { collection, id, name, reference, isDeleted } = record
  return (
    <Card>
      <div>
        <h3>
          {isDeleted ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={routeTo(`${submittedPaths[collection].record}/${id}`)}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </h3>
        <p>
          {collectionTitle(collection)(t)} · {state} · <LtrText>{reference}</LtrText>
        </p>
        {isDeleted && <p>{t('accounts.persons.deleted')}</p>}
        <p>
          <strong>{told}</strong>
        </p>
        {reason !== '' && (
          <p>
            <bdi>{reason}</bdi>
          </p>
        )}
      </div>
      <Doings>{children}</Doings>
    </Card>
  )
}

interface MoreProps {
  shown: number
  count: number
  /** Undefined where no more can be asked for. */
  more: (() => void) | undefined
}

function More({ shown, count, more }: MoreProps) {
  const { t } = useTranslation('admin')
  return shown < count && more ? (
    <Action type="button" look="outlined" onClick={more}>
      {t('accounts.retention.more')}
    </Action>
  ) : null
}
