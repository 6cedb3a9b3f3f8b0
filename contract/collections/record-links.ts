import { describeCollection } from './collection.ts'
import { picture } from './field.ts'
import type { VisitorRecord } from './visitor-record.ts'

// The fields of a record that other records show of it, beside a link to its page. They are fewer than it has: a list
// of projects that held whole products would weigh as much as both.

/** A product, on the pages of the projects that use it. */
export const productLink = describeCollection({
  name: 'products',
  table: 'products',
  title: 'title',
  fields: {
    title: { kind: 'title' },
    slug: { kind: 'slug', fallback: 'product' },
    description: { kind: 'description' },
    /** Cubic metres per hour. */
    airflow: { kind: 'range' },
    ...picture,
  },
  sorts: ['title'],
  visitors: { needs: ['slug'] },
})

/** A product, by its name alone. */
export const productName = describeCollection({
  name: 'products',
  table: 'products',
  title: 'title',
  fields: { title: { kind: 'title' }, slug: { kind: 'slug', fallback: 'product' } },
  sorts: ['title'],
  visitors: { needs: ['slug'] },
})

/** A service, on the pages of its projects. */
export const serviceLink = describeCollection({
  name: 'services',
  table: 'services',
  title: 'title',
  fields: { title: { kind: 'title' }, slug: { kind: 'slug', fallback: 'service' } },
  sorts: ['title'],
  visitors: { needs: ['slug'] },
})

/** A project, on the pages of the products and services that it names. */
export const projectLink = describeCollection({
  name: 'projects',
  table: 'projects',
  title: 'title',
  fields: {
    title: { kind: 'title' },
    slug: { kind: 'slug', fallback: 'project' },
    location: { kind: 'shortText' },
    description: { kind: 'description' },
    /** Of handover. */
    year: { kind: 'year' },
    ...picture,
  },
  sorts: ['title'],
  visitors: { needs: ['slug'] },
})

/** A record that another one shows; `count` is how many of it there are, 0 where that is not told. */
export type LinkTo<D extends typeof productLink | typeof serviceLink | typeof projectLink> =
  VisitorRecord<D> & { count: number }
