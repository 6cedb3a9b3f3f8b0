import { driversCollection } from '#contract/admin/drivers.ts'
import { inBoth, order, text } from '../field-columns.ts'
import { ownPicture } from '../image-columns.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const driversStore = defineStore({
  collection: driversCollection,
  table: 'drivers',
  isPublic: true,
  columns: {
    title: inBoth('title', text),
    description: inBoth('description', text),
    ...ownPicture,
    order: order(),
  },
  shown: {},
  search: ['title', 'description'],
  sorts: { order: 'sort_order', title: foldedTitle, updatedAt: 'updated_at' },
  filters: {},
})
