import { dayAfter, dayOf } from '#contract/calendar-days.ts'
import type { VisitReport } from '#contract/report-visit.ts'
import { outboxWaitSteps, vitalNames, vitals } from '#contract/visit-measures.ts'
import type { Database } from '#server/db/database.ts'
import { timeNow } from '#server/time/clock.ts'
import type { VisitMetric } from '#server/db/tables/visits.ts'

/** Days for which figures of visits are kept. */
const kept = 90

interface Measure {
  metric: VisitMetric
  step: number
  count: number
}

/** Adds a visit to the figures of today (SEEN-7). */
export async function storeVisit(db: Database, report: VisitReport): Promise<void> {
  const { page, connection } = report
  const day = dayOf(new Date(timeNow()))
  const rows = measuresOf(report).map((measure) => ({ day, page, connection, ...measure }))
  if (rows.length === 0) return
  await db
    .insertInto('visit_measures')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'page', 'connection', 'metric', 'step']).doUpdateSet((row) => ({
        count: row('visit_measures.count', '+', row.ref('excluded.count')),
      })),
    )
    .execute()
}

/** In one order, so that reports at the same time do not wait for each other; each row once. */
function measuresOf(report: VisitReport): Measure[] {
  const { sectionErrors, offlineVisits } = report
  const measures: Measure[] = []
  if (report.vitals) {
    measures.push({ metric: 'visits', step: 0, count: 1 })
    for (const name of vitalNames) {
      const value = report.vitals[name]
      if (value !== undefined)
        measures.push({ metric: name, step: stepOf(value, vitals[name].steps), count: 1 })
    }
  }
  if (sectionErrors > 0) measures.push({ metric: 'sectionErrors', step: 0, count: sectionErrors })
  if (offlineVisits > 0) measures.push({ metric: 'offlineVisits', step: 0, count: offlineVisits })
  const waits = report.outboxWaits.map((wait) => stepOf(wait, outboxWaitSteps))
  for (const step of [...new Set(waits)].toSorted((a, b) => a - b)) {
    const count = waits.filter((one) => one === step).length
    measures.push({ metric: 'outboxWaits', step, count })
  }
  return measures
}

/** The first step that holds a value; the one above all bounds where none does. */
function stepOf(value: number, steps: readonly number[]): number {
  const step = steps.findIndex((bound) => value <= bound)
  return step === -1 ? steps.length : step
}

/** Forgets the figures of days that are too long ago. */
export async function forgetOldVisits(db: Database): Promise<void> {
  const first = dayAfter(dayOf(new Date(timeNow())), 1 - kept)
  await db.deleteFrom('visit_measures').where('day', '<', first).execute()
}
