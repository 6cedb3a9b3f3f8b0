import { z } from 'zod/mini'
import { defineCollection } from './collection.ts'

/** The collections whose records have an address. */
export const addressedCollections = ['projects', 'services', 'products', 'jobs'] as const
export type AddressedCollection = (typeof addressedCollections)[number]

/** Addresses that records had before, and where they lead now. They come about as a record gets another address. */
export const redirectsCollection = defineCollection({
  name: 'redirects',
  fields: {},
  shown: {
    /** One of `addressedCollections`. */
    collection: z.string(),
    slug: z.string(),
    recordId: z.string(),
  },
  linked: {
    /** The record that it leads to; null while that is deleted. */
    record: z.nullable(
      z.object({ title: z.object({ ar: z.string(), en: z.string() }), slug: z.string() }),
    ),
  },
  abilities: { add: false, remove: true, reorder: false },
  sorts: ['-createdAt', 'slug'],
  filters: { collection: z.enum(addressedCollections) },
})
