import { framesCollection } from '#contract/admin/frames.ts'
import { inBoth, order, text } from '../field-columns.ts'
import { ownPicture } from '../image-columns.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const framesStore = defineStore({
  collection: framesCollection,
  table: 'frames',
  isPublic: true,
  columns: {
    title: inBoth('title', text),
    clickableName: inBoth('clickable_name', text),
    url: text('url'),
    ...ownPicture,
    order: order(),
  },
  shown: {},
  search: ['title', 'clickableName', 'url'],
  sorts: { order: 'sort_order', title: foldedTitle, updatedAt: 'updated_at' },
  filters: {},
})
