import { contentCalls } from '../content-calls.ts'
import { describeCollection, single } from './collection.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The four counters of the home page; a single record (COUNTER-1). Foreign servers call them otherwise (COUNTER-4). */
export const statistics = describeCollection({
  name: 'statistics',
  table: 'numbers',
  fields: {
    completedProjects: { kind: 'count', alsoCalled: ['projects'] },
    currentClients: { kind: 'count', alsoCalled: ['clients'] },
    employees: { kind: 'count', alsoCalled: ['staff'] },
    /** Per cent. */
    customerSatisfaction: { kind: 'count', maximum: 100, alsoCalled: ['branches'] },
  },
  abilities: single,
  screens: { path: 'statistics', menu: 'home', editing: 'page' },
  sorts: ['createdAt'],
  visitors: {
    call: contentCalls.GetAllNumbers,
    shownOn: '/',
    summary: 'The four statistics; one row at the most',
    page: 'single',
  },
})
export type Numbers = VisitorRecord<typeof statistics>
