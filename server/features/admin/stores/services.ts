import { servicesCollection } from '#contract/admin/services.ts'
import { inBoth, order, text } from '../field-columns.ts'
import { ownPicture } from '../image-columns.ts'
import { completeSlug } from '../slugs.ts'
import { defineStore, foldedTitle } from '../store.ts'
import { associatedServicesStore } from './associated-services.ts'

export const servicesStore = defineStore({
  collection: servicesCollection,
  table: 'services',
  isPublic: true,
  columns: {
    title: inBoth('title', text),
    slug: text('slug'),
    summary: inBoth('summary', text),
    description: inBoth('description', text),
    ...ownPicture,
    order: order(),
  },
  shown: {},
  search: ['title', 'summary', 'description'],
  sorts: { order: 'sort_order', title: foldedTitle, updatedAt: 'updated_at' },
  filters: {},
  complete: (transaction, columns, writing) =>
    completeSlug(transaction, 'services', columns, { ...writing, fallback: 'service' }),
  parts: [{ store: associatedServicesStore, column: 'service_id' }],
})
