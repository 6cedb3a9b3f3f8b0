import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Dashboard, Need, Needed } from '#contract/admin/dashboard.ts'
import { workedCollections } from '#contract/collections/collections.ts'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { unfinished } from '#contract/collections/work.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { Mark } from '../collections/choice-mark.tsx'
import { routeTo } from '../collections/route-to.ts'
import { todayInUtc } from '../collections/work-columns.ts'
import { useUserId } from '../permissions.ts'
import { Card, QuietLink, Rows } from './dashboard-parts.ts'

type NeedName = keyof Dashboard['needs']

/** The query of the list of a collection that shows just those that are counted. */
const queries: Record<
  NeedName,
  (described: CollectionDescription, user: string) => Record<string, string>
> = {
  mine: ({ worked }, user) => ({ assigneeId: user, [worked?.state ?? '']: unfinished }),
  overdue: () => ({ dueDay: 'overdue' }),
  fresh: ({ worked }) => ({ [worked?.state ?? '']: 'new' }),
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  '& > h2': { ...theme.typography.h4, margin: 0 },
  // The number makes the line no higher than the heads of other cards are.
  '& > b': { ...theme.typography.h3, lineHeight: 1 },
}))

const Counts = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '0 16px' })

/** One list of what needs somebody today: how many there are, where they are, and the most urgent (WORK-5). */
export function NeedCard({ name, need }: { name: NeedName; need: Need }) {
  const { t } = useTranslation('admin')
  const user = useUserId()
  const total = need.counts.reduce((sum, { count }) => sum + count, 0)
  const id = `dashboard-${name}`
  return (
    <Card data-span="3" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{t(`dashboard.needs.${name}`)}</h2>
        <b>{formatWholeNumber(total)}</b>
      </Head>
      {total === 0 ? (
        <p>{t(`dashboard.needs.none.${name}`)}</p>
      ) : (
        <>
          <Counts>
            {need.counts
              .filter(({ count }) => count > 0)
              .map(({ collection, count }) => {
                const described = workedCollections.find((one) => one.name === collection)
                if (!described?.screens) return null
                return (
                  <QuietLink
                    key={collection}
                    to={routeTo(`/admin/${described.screens.path}`)}
                    // Each list has names of its own, which the router's types do not know.
                    search={queries[name](described, user) as never}
                  >
                    {t(`dashboard.submitted.${collection}`)}: {formatWholeNumber(count)}
                  </QuietLink>
                )
              })}
          </Counts>
          <Rows aria-labelledby={id}>
            {need.first.map((needed) => (
              <NeededRow key={needed.id} name={name} needed={needed} />
            ))}
          </Rows>
        </>
      )}
    </Card>
  )
}

function NeededRow({ name, needed }: { name: NeedName; needed: Needed }) {
  const { t } = useTranslation('admin')
  const { t: siteText } = useTranslation()
  const { language } = useApi()
  const { collection, id, dueDay, createdAt, assignee } = needed
  const screens = workedCollections.find((one) => one.name === collection)?.screens
  const isLate = dueDay !== '' && dueDay < todayInUtc()
  return (
    <li>
      <QuietLink to={routeTo(`/admin/${screens?.recordPath ?? screens?.path}/edit/${id}`)}>
        <bdi>{needed.name}</bdi>
      </QuietLink>
      <span>{t(`dashboard.one.${collection}`)}</span>
      {isLate && <Mark tone="bad">{t('collections.work.overdue')}</Mark>}
      <span style={{ marginInlineStart: 'auto' }}>
        {dueDay === ''
          ? t('dashboard.needs.since', { moment: formatMoment(Date.parse(createdAt), language) })
          : t('dashboard.needs.until', { day: formatDay(siteText, dueDay) })}
      </span>
      {name !== 'mine' && (
        <span style={{ flexBasis: '100%' }}>
          <bdi>{assignee || t('collections.work.nobody')}</bdi>
        </span>
      )}
    </li>
  )
}
