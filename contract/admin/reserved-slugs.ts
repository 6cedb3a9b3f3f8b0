import type { AddressedCollection } from '../collections/redirects.ts'

/** What no record may be called in its address, since a page of its own is there (`site-paths.ts`). */
export const reservedSlugs: Readonly<Record<AddressedCollection, readonly string[]>> = {
  projects: [],
  services: [],
  products: ['quotation', 'select'],
  jobs: [],
}
