import type { Connection, Vital } from '#contract/visit-measures.ts'
import type { PagePattern } from '#contract/page-pattern.ts'
import type { Fixed } from '../column-values.ts'

export type VisitMetric = Vital | 'visits' | 'sectionErrors' | 'offlineVisits' | 'outboxWaits'

/** Measures of visits, counted by day and kind. No row tells of a single visit (SEEN-7). */
export interface VisitMeasuresTable {
  /** `yyyy-mm-dd`, in UTC. */
  day: Fixed<string>
  page: Fixed<PagePattern>
  connection: Fixed<Connection>
  metric: Fixed<VisitMetric>
  /** The index of the step of the histogram; 0 of what is only counted. */
  step: Fixed<number>
  count: number
}

export interface VisitTables {
  visit_measures: VisitMeasuresTable
}
