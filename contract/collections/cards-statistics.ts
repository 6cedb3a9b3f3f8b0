import { contentCalls } from '../content-calls.ts'
import { cardTypes, defaultCardType } from '../content-values.ts'
import { describeCollection, ordered } from './collection.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The cards beside mission, vision and history. */
export const cardsStatistics = describeCollection({
  name: 'cards-statistics',
  table: 'home_cards',
  title: 'title',
  fields: {
    title: { kind: 'title', searched: true },
    description: { kind: 'description', searched: true },
    type: { kind: 'choice', values: cardTypes, fallback: defaultCardType, open: true },
    items: { kind: 'points', searched: true },
    order: { kind: 'order' },
  },
  abilities: ordered,
  screens: { path: 'cards-statistics', menu: 'home', editing: 'dialog' },
  sorts: ['order', 'title', 'updatedAt'],
  filters: ['type'],
  visitors: {
    call: contentCalls.GetAllHomeCards,
    shownOn: '/',
    summary: 'The cards beside mission, vision and history',
  },
})
export type HomeCard = VisitorRecord<typeof cardsStatistics>
