import { driversCollection } from '#contract/admin/drivers.ts'
import { inBoth, order, picture, text } from '../field-columns.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const driversStore = defineStore({
  collection: driversCollection,
  table: 'drivers',
  isPublic: true,
  columns: {
    title: inBoth('title', text),
    description: inBoth('description', text),
    pictureId: picture('picture_id'),
    order: order(),
  },
  shown: {},
  search: ['title', 'description'],
  sorts: { order: 'sort_order', title: foldedTitle, updatedAt: 'updated_at' },
  filters: {},
})
