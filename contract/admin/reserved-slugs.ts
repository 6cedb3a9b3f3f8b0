import type { AddressedCollection } from '../collections/redirects.ts'

/** Slugs that no record may have, since a page of the site is at that address (`site-paths.ts`). */
export const reservedSlugs: Readonly<Record<AddressedCollection, readonly string[]>> = {
  projects: [],
  services: [],
  products: ['quotation', 'select'],
  jobs: [],
}
