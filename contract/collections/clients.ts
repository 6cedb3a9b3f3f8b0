import { contentCalls } from '../content-calls.ts'
import { describeCollection, ordered } from './collection.ts'
import { picture } from './field.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The logos of the clients carousel. */
export const clients = describeCollection({
  name: 'clients',
  table: 'clients',
  title: 'title',
  fields: { title: { kind: 'name', searched: true }, ...picture, order: { kind: 'order' } },
  abilities: ordered,
  screens: { path: 'Clients', menu: 'home', editing: 'dialog' },
  sorts: ['order', 'title', 'updatedAt'],
  visitors: {
    call: contentCalls.GetAllClients,
    shownOn: '/',
    summary: 'All clients, in their order, as one page',
    page: 'whole',
  },
})
export type Client = VisitorRecord<typeof clients>
