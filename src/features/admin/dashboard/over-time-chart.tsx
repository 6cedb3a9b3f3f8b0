import { styled } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { directions } from '#contract/locale.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { CollectionLink } from './collection-link.tsx'
import { Card, Figures } from './dashboard-parts.ts'
import type { Period } from './dashboard-query.ts'
import { daysGrouped, daysPerBar } from './days-grouped.ts'
import { submissionColors } from './submission-colors.ts'

const Table = styled('details')({
  '& > summary': { cursor: 'pointer', paddingBlock: 8, color: colors.tealDeep },
  '& > div': { maxBlockSize: 320, overflow: 'auto' },
})

const Key = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > li > i': { inlineSize: 12, blockSize: 12, borderRadius: radius },
}))

/** Bars; what a phone has room for. */
const labelEvery = { 30: 5, 90: 2 } as const

/** 'dd/mm' of `yyyy-mm-dd`: an axis has no room for words. */
const shortDay = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`

interface OverTimeChartProps {
  submissions: Dashboard['submissions']
  days: Period
}

/** Visitors' submissions over a period, in the page's reading direction; a table below has the same figures. */
export function OverTimeChart({ submissions, days }: OverTimeChartProps) {
  const { t } = useTranslation('admin')
  const { t: siteText } = useTranslation()
  const size = daysPerBar[days]
  const groups = submissions.map(({ collection, perDay }) => ({
    collection,
    bars: daysGrouped(perDay, size),
  }))
  const dates = groups[0]?.bars.map(({ day }) => day) ?? []
  const fullDay = (day: string) => {
    const text = formatDay(siteText, day)
    return size === 1 ? text : t('dashboard.weekOf', { day: text })
  }
  const total = groups.flatMap(({ bars }) => bars).reduce((sum, { count }) => sum + count, 0)
  return (
    <Card aria-labelledby="dashboard-over-time">
      <h2 id="dashboard-over-time">{t('dashboard.overTime')}</h2>
      <p>{t(size === 1 ? 'dashboard.perDay' : 'dashboard.perWeek')}</p>
      <Key>
        {groups.map(({ collection, bars }) => (
          <li key={collection}>
            <i style={{ backgroundColor: submissionColors[collection] }} />
            <CollectionLink collection={collection}>
              {t(`dashboard.submitted.${collection}`)}
            </CollectionLink>
            <b>{formatWholeNumber(bars.reduce((sum, { count }) => sum + count, 0))}</b>
          </li>
        ))}
      </Key>
      {total === 0 ? (
        <p>{t('dashboard.nothingCame')}</p>
      ) : (
        <div role="img" aria-label={t('dashboard.overTimeLabel', { total })}>
          <Bars {...{ groups, dates, days, fullDay }} />
        </div>
      )}
      <Table>
        <summary>{t('dashboard.asTable')}</summary>
        <div>
          <DayTable {...{ groups, dates, fullDay }} />
        </div>
      </Table>
    </Card>
  )
}

interface GroupsProps {
  groups: { collection: keyof typeof submissionColors; bars: ReturnType<typeof daysGrouped> }[]
  /** `yyyy-mm-dd`, one for each bar of a group. */
  dates: string[]
  /** A date in words. */
  fullDay: (day: string) => string
}

function Bars({ groups, dates, fullDay, days }: GroupsProps & { days: Period }) {
  const { t } = useTranslation('admin')
  const rtl = directions[useApi().language] === 'rtl'
  return (
    <BarChart
      height={280}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      margin={{ top: 12, bottom: 0, [rtl ? 'right' : 'left']: 0 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'band',
          data: dates,
          reverse: rtl,
          valueFormatter: (day: string, { location }) =>
            location === 'tick' ? shortDay(day) : fullDay(day),
          tickSize: 4,
          // Counted from today, which always has its label.
          tickLabelInterval: (_, at) => (dates.length - 1 - at) % labelEvery[days] === 0,
          // The font is tall: a label without room for it is left out.
          height: 36,
        },
      ]}
      yAxis={[
        {
          position: rtl ? 'right' : 'left',
          width: 36,
          tickMinStep: 1,
          valueFormatter: (count: number) => formatWholeNumber(count),
        },
      ]}
      series={groups.map(({ collection, bars }) => ({
        stack: 'all',
        data: bars.map(({ count }) => count),
        label: t(`dashboard.submitted.${collection}`),
        color: submissionColors[collection],
      }))}
    />
  )
}

function DayTable({ groups, dates, fullDay }: GroupsProps) {
  const { t } = useTranslation('admin')
  return (
    <Figures aria-label={t('dashboard.overTime')}>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.day')}</th>
          {groups.map(({ collection }) => (
            <th key={collection} scope="col">
              {t(`dashboard.submitted.${collection}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dates.map((day, at) => (
          <tr key={day}>
            <th scope="row">{fullDay(day)}</th>
            {groups.map(({ collection, bars }) => (
              <td key={collection}>{formatWholeNumber(bars[at]?.count ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Figures>
  )
}
