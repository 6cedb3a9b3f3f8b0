import { contentCalls } from '../content-calls.ts'
import { describeCollection, ordered } from './collection.ts'
import { picture } from './field.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The numbered cards of the home page (DRIVER-1). Where one has no picture, the default icon shows. */
export const drivers = describeCollection({
  name: 'drivers',
  table: 'drivers',
  title: 'title',
  fields: {
    title: { kind: 'title', searched: true },
    description: { kind: 'description', searched: true },
    ...picture,
    order: { kind: 'order' },
  },
  abilities: ordered,
  screens: { path: 'drivers', menu: 'home', editing: 'page' },
  sorts: ['order', 'title', 'updatedAt'],
  visitors: {
    call: contentCalls.GetAllDrivers,
    shownOn: '/',
    summary: 'The numbered service cards of the home page, in their order',
  },
})
export type Driver = VisitorRecord<typeof drivers>
