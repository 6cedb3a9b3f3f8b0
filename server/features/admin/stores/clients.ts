import { clientsCollection } from '#contract/admin/clients.ts'
import { inBoth, order, picture, text } from '../field-columns.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const clientsStore = defineStore({
  collection: clientsCollection,
  table: 'clients',
  isPublic: true,
  columns: {
    title: inBoth('title', text),
    pictureId: picture('picture_id'),
    order: order(),
  },
  shown: {},
  search: ['title'],
  sorts: { order: 'sort_order', title: foldedTitle, updatedAt: 'updated_at' },
  filters: {},
})
