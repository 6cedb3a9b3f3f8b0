import { framesCollection } from '#contract/admin/frames.ts'
import { inBoth, order, picture, text } from '../field-columns.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const framesStore = defineStore({
  collection: framesCollection,
  table: 'frames',
  isPublic: true,
  columns: {
    title: inBoth('title', text),
    clickableName: inBoth('clickable_name', text),
    url: text('url'),
    pictureId: picture('picture_id'),
    order: order(),
  },
  shown: {},
  search: ['title', 'clickableName', 'url'],
  sorts: { order: 'sort_order', title: foldedTitle, updatedAt: 'updated_at' },
  filters: {},
})
