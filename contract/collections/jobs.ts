import { contentCalls } from '../content-calls.ts'
import { employmentTypes } from '../content-values.ts'
import { describeCollection, ordered } from './collection.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The vacancies of `/Careers`; applications name theirs by its slug, and follow it to a new one. */
export const jobs = describeCollection({
  name: 'jobs',
  table: 'jobs',
  title: 'title',
  fields: {
    title: { kind: 'title', searched: true },
    slug: { kind: 'slug', fallback: 'vacancy' },
    department: { kind: 'shortText', searched: true },
    location: { kind: 'shortText', searched: true },
    employment: { kind: 'choice', values: employmentTypes, fallback: 'full-time' },
    order: { kind: 'order' },
    description: { kind: 'description', searched: true },
    requirements: { kind: 'points', searched: true },
    /** The day that it was opened. */
    openSince: { kind: 'day' },
  },
  writers: ['recruiter'],
  abilities: ordered,
  screens: { path: 'jobs', menu: 'jobs', editing: 'dialog' },
  sorts: ['order', 'title', 'openSince', 'updatedAt'],
  filters: ['employment'],
  visitors: {
    call: contentCalls.GetAllJobs,
    shownOn: '/Careers',
    summary: 'The open vacancies, in their order',
    needs: ['slug'],
  },
})
export type Job = VisitorRecord<typeof jobs>
