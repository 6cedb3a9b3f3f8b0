import { fieldLimits } from '../admin/field-limits.ts'
import { contentCalls } from '../content-calls.ts'
import { projectSectors } from '../content-values.ts'
import { describeCollection, ordered } from './collection.ts'
import { picture } from './field.ts'
import { productLink, serviceLink } from './record-links.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The projects, each with its case study (PROJECT-2). */
export const projects = describeCollection({
  name: 'projects',
  table: 'projects',
  title: 'title',
  fields: {
    title: { kind: 'title', searched: true },
    slug: { kind: 'slug', fallback: 'project' },
    sector: { kind: 'choice', values: projectSectors, fallback: 'industry' },
    /** Of handover. */
    year: { kind: 'year' },
    order: { kind: 'order' },
    client: { kind: 'shortText', searched: true },
    location: { kind: 'shortText', searched: true },
    /** The project in a sentence or two. */
    description: { kind: 'description', searched: true },
    challenge: { kind: 'longText', searched: true },
    solution: { kind: 'longText', searched: true },
    scope: { kind: 'points', searched: true },
    quantities: { kind: 'quantities' },
    /** Those that were installed, each with how many. */
    productIds: { kind: 'records', of: 'products', counted: true },
    /** Those that it was an order for. */
    serviceIds: { kind: 'records', of: 'services' },
    ...picture,
    gallery: { kind: 'images', maximum: fieldLimits.gallery },
  },
  abilities: ordered,
  screens: { path: 'projects', menu: 'others', editing: 'page' },
  sorts: ['order', 'title', 'year', 'updatedAt'],
  filters: ['sector'],
  visitors: {
    call: contentCalls.GetAllProjects,
    shownOn: '/projects',
    summary: 'The projects, in their order, each with its whole case study',
    needs: ['slug'],
    added: { products: { links: productLink }, services: { links: serviceLink } },
  },
})
export type Project = VisitorRecord<typeof projects>
