import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Speed } from '#contract/admin/dashboard.ts'
import { type Vital, vitals } from '#contract/visit-measures.ts'
import { formatNumber, formatWholeNumber } from '#src/i18n/format-number.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Card } from './dashboard-parts.ts'
import { SpeedTable } from './speed-table.tsx'
import { formatVital, stateOfVital } from './format-vital.ts'

const Gauges = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '16px 32px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  '& h3': { ...theme.typography.body2, margin: 0, color: colors.inkSoft },
  '& p': { margin: 0 },
  '& p > b': { ...theme.typography.h4 },
  '& small': { ...theme.typography.caption, color: colors.inkSoft },
}))

/** Three parts in the colours of their states, beside each other as they are many. */
const Bar = styled('div')({
  display: 'flex',
  gap: 2,
  marginBlock: 6,
  '& > i': { blockSize: 8, borderRadius: radius, minInlineSize: 2 },
})

const stateColors = { good: colors.teal, middle: colors.amber, poor: colors.danger } as const

/** The speed of the pages for visitors, against the usual bounds, and their faults (SEEN-8). */
export function SpeedCard({ speed }: { speed: Speed }) {
  const { t } = useTranslation('admin')
  return (
    <Card aria-labelledby="dashboard-speed">
      <h2 id="dashboard-speed">{t('health.speed.title')}</h2>
      <p>{t(`health.speed.${speed.visits === 0 ? 'none' : 'lead'}`)}</p>
      {speed.visits > 0 && (
        <Gauges>
          {speed.vitals.map((vital) => (
            <Gauge key={vital.name} {...vital} />
          ))}
        </Gauges>
      )}
      <Troubles {...speed} />
      {speed.visits > 0 && <SpeedTable pages={speed.pages} connections={speed.connections} />}
    </Card>
  )
}

function Gauge({ name, p75, good, middle, poor }: Speed['vitals'][number]) {
  const { t } = useTranslation('admin')
  const total = good + middle + poor
  const state = stateOfVital(name, p75)
  const percent = (count: number) => formatWholeNumber(Math.round((100 * count) / total))
  const shares = { good: percent(good), middle: percent(middle), poor: percent(poor) }
  return (
    <li>
      <h3>{t(`health.speed.name.${name}`)}</h3>
      <p>
        <b>{formatVital(t, name, p75)}</b> {state && t(`health.speed.state.${state}`)}
      </p>
      {total > 0 && (
        <Bar role="img" aria-label={t('health.speed.shares', shares)}>
          {Object.entries({ good, middle, poor }).map(([part, count]) => (
            <i
              key={part}
              style={{
                flexGrow: count,
                flexBasis: 0,
                backgroundColor: stateColors[part as keyof typeof stateColors],
                ...(count === 0 && { display: 'none' }),
              }}
            />
          ))}
        </Bar>
      )}
      <small>{boundText(t, name)}</small>
    </li>
  )
}

function boundText(t: TFunction<'admin'>, name: Vital): string {
  const { good, poor } = vitals[name]
  return t('health.speed.bound', {
    good: formatVital(t, name, good),
    poor: formatVital(t, name, poor),
  })
}

function Troubles({ sectionErrors, offlineVisits, outboxWaits }: Speed) {
  const { t } = useTranslation('admin')
  const told = [
    sectionErrors > 0 && t('health.speed.sectionErrors', { count: sectionErrors }),
    offlineVisits > 0 && t('health.speed.offlineVisits', { count: offlineVisits }),
    outboxWaits.count > 0 &&
      t('health.speed.outboxWaits', {
        count: outboxWaits.count,
        wait: waitText(t, outboxWaits.p75 ?? 0),
      }),
  ].filter((text) => text !== false)
  return (
    <p style={{ marginBlock: '16px 8px' }}>
      {told.length > 0 ? told.join(' ') : t('health.speed.noTroubles')}
    </p>
  )
}

/** @param seconds */
function waitText(t: TFunction<'admin'>, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 120) return t('health.speed.minutes', { count: minutes })
  return t('health.speed.hours', { count: Number(formatNumber(Math.round(minutes / 60))) })
}
