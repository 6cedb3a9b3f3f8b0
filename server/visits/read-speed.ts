import type { Selectable } from 'kysely'
import type { Speed } from '#contract/admin/dashboard.ts'
import { dayAfter } from '#contract/calendar-days.ts'
import { pagePatterns } from '#contract/page-pattern.ts'
import { connections, outboxWaitSteps, vitalNames, vitals } from '#contract/visit-measures.ts'
import { type Count, fromCount } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { VisitMeasuresTable, VisitMetric } from '#server/db/tables/visits.ts'
import { p75Of } from './p75-of.ts'

type Counted = Pick<
  Selectable<VisitMeasuresTable>,
  'page' | 'connection' | 'metric' | 'step' | 'count'
>

/** Reads how fast the pages were in the days up to today; null where no visit was measured (SEEN-8). */
export async function readSpeed(db: Database, today: string, days: number): Promise<Speed | null> {
  const rows = await db
    .selectFrom('visit_measures')
    .select(['page', 'connection', 'metric', 'step'])
    .select(({ fn }) => fn.sum<Count>('count').as('count'))
    .where('day', '>=', dayAfter(today, 1 - days))
    .groupBy(['page', 'connection', 'metric', 'step'])
    .execute()
  const counted = rows.map((row) => ({ ...row, count: fromCount(row.count) }))
  return counted.length === 0 ? null : present(counted)
}

function present(counted: readonly Counted[]): Speed {
  const figuresOf = (some: readonly Counted[]) => ({
    visits: total(some, 'visits'),
    p75: p75s(some),
  })
  const waits = histogram(counted, 'outboxWaits', outboxWaitSteps)
  return {
    visits: total(counted, 'visits'),
    vitals: vitalNames.map((name) => ({ name, ...shares(counted, name) })),
    pages: pagePatterns
      .map((page) => ({ page, ...figuresOf(counted.filter((row) => row.page === page)) }))
      .filter(({ visits }) => visits > 0)
      .toSorted((a, b) => b.visits - a.visits),
    connections: connections
      .map((connection) => ({
        connection,
        ...figuresOf(counted.filter((row) => row.connection === connection)),
      }))
      .filter(({ visits }) => visits > 0),
    sectionErrors: total(counted, 'sectionErrors'),
    offlineVisits: total(counted, 'offlineVisits'),
    outboxWaits: { count: sum(waits), p75: p75Of(waits, outboxWaitSteps) },
  }
}

function p75s(counted: readonly Counted[]): Speed['pages'][number]['p75'] {
  const p75 = (name: (typeof vitalNames)[number]) =>
    p75Of(histogram(counted, name, vitals[name].steps), vitals[name].steps)
  return { lcp: p75('lcp'), inp: p75('inp'), cls: p75('cls'), ttfb: p75('ttfb') }
}

function shares(counted: readonly Counted[], name: (typeof vitalNames)[number]) {
  const { good, poor } = vitals[name]
  const steps: readonly number[] = vitals[name].steps
  const counts = histogram(counted, name, steps)
  const lastGood = steps.indexOf(good) + 1
  const lastMiddle = steps.indexOf(poor) + 1
  return {
    p75: p75Of(counts, steps),
    good: sum(counts.slice(0, lastGood)),
    middle: sum(counts.slice(lastGood, lastMiddle)),
    poor: sum(counts.slice(lastMiddle)),
  }
}

/** The counts of each step, the one above all bounds included. */
function histogram(
  counted: readonly Counted[],
  metric: VisitMetric,
  steps: readonly number[],
): number[] {
  const counts = Array<number>(steps.length + 1).fill(0)
  for (const row of counted)
    if (row.metric === metric) counts[row.step] = (counts[row.step] ?? 0) + row.count
  return counts
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

const total = (counted: readonly Counted[], metric: VisitMetric) =>
  sum(counted.filter((row) => row.metric === metric).map(({ count }) => count))
