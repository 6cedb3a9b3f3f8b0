import { clientsCollection } from '#contract/admin/clients.ts'
import { inBoth, order, text } from '../field-columns.ts'
import { ownPicture } from '../image-columns.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const clientsStore = defineStore({
  collection: clientsCollection,
  table: 'clients',
  isPublic: true,
  columns: {
    title: inBoth('title', text),
    ...ownPicture,
    order: order(),
  },
  shown: {},
  search: ['title'],
  sorts: { order: 'sort_order', title: foldedTitle, updatedAt: 'updated_at' },
  filters: {},
})
