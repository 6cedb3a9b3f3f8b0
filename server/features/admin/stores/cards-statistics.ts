import { cardsStatisticsCollection } from '#contract/admin/cards-statistics.ts'
import { inBoth, json, order, text } from '../field-columns.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const cardsStatisticsStore = defineStore({
  collection: cardsStatisticsCollection,
  table: 'home_cards',
  isPublic: true,
  columns: {
    title: inBoth('title', text),
    description: inBoth('description', text),
    type: text('type'),
    items: inBoth('items', json<string[]>),
    order: order(),
  },
  shown: {},
  search: ['title', 'description', 'items'],
  sorts: { order: 'sort_order', title: foldedTitle, updatedAt: 'updated_at' },
  filters: { type: 'type' },
})
