import { describeCollection, addedByOthers } from './collection.ts'

/** The collections whose records have an address. */
export const addressedCollections = ['projects', 'services', 'products', 'jobs'] as const
export type AddressedCollection = (typeof addressedCollections)[number]

/** Addresses that records had before, and where they lead now. They come about as a record gets another address. */
export const redirects = describeCollection({
  name: 'redirects',
  table: 'redirects',
  fields: {},
  shown: {
    /** One of `addressedCollections`. */
    collection: { kind: 'text', values: addressedCollections },
    slug: { kind: 'text', searched: true },
    recordId: { kind: 'text' },
  },
  // Vacancies have addresses too.
  readers: ['recruiter'],
  abilities: addedByOthers,
  screens: { path: 'redirects', editing: 'page' },
  sorts: ['-createdAt', 'slug'],
  filters: ['collection'],
  // A record's former addresses are part of it, so that a change here is a change of public content.
  visitors: {},
})
