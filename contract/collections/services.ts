import { contentCalls } from '../content-calls.ts'
import { associatedServices } from './associated-services.ts'
import { describeCollection, ordered } from './collection.ts'
import { picture } from './field.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The services of `/services`. Associated services are deleted and restored with theirs (RECORD-18). */
export const services = describeCollection({
  name: 'services',
  table: 'services',
  title: 'title',
  fields: {
    title: { kind: 'title', searched: true },
    slug: { kind: 'slug', fallback: 'service' },
    order: { kind: 'order' },
    /** One sentence, for the list. */
    summary: { kind: 'shortText', searched: true },
    description: { kind: 'description', searched: true },
    ...picture,
  },
  abilities: ordered,
  screens: { path: 'services', menu: 'services', editing: 'page' },
  sorts: ['order', 'title', 'updatedAt'],
  visitors: {
    call: contentCalls.GetAllServices,
    shownOn: '/services',
    summary: 'The services, in their order, each with its associated services',
    needs: ['slug'],
    added: { associated: associatedServices },
  },
})
export type Service = VisitorRecord<typeof services>
