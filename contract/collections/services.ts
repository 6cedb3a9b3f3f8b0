import { contentCalls } from '../content-calls.ts'
import { associatedServices } from './associated-services.ts'
import { describeCollection, ordered } from './collection.ts'
import { picture } from './field.ts'
import { projectLink } from './record-links.ts'
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
    /** How the work goes, in order: the name of each step, and what happens in it. */
    steps: { kind: 'quantities' },
    /** The standards by which it is done. */
    standards: { kind: 'points', searched: true },
    /** Who answers questions about it; nobody is named where this is empty. */
    engineerName: { kind: 'optionalText' },
    engineerRole: { kind: 'optionalText' },
    engineerPhone: { kind: 'phone' },
    engineerEmail: { kind: 'email' },
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
    added: { associated: associatedServices, projects: { links: projectLink } },
  },
})
export type Service = VisitorRecord<typeof services>
