import { describeCollection, ordered } from './collection.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The services that are shown below another one (SERVICE-1). */
export const associatedServices = describeCollection({
  name: 'associated-services',
  table: 'associated_services',
  title: 'title',
  fields: {
    serviceId: { kind: 'service' },
    title: { kind: 'title', searched: true },
    description: { kind: 'description', searched: true },
    order: { kind: 'order' },
  },
  abilities: ordered,
  screens: { path: 'associated-service', menu: 'services', editing: 'page' },
  sorts: ['order', 'title', 'updatedAt'],
  filters: ['serviceId'],
  visitors: { shownOn: '/services' },
})
export type AssociatedService = VisitorRecord<typeof associatedServices>
