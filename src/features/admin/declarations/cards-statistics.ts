import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { descriptionColumn, fieldText } from '../collections/usual-columns.ts'
import { cardTypeText } from './choice-texts.ts'

/** The cards beside mission, vision and history. */
export const cardsStatisticsScreen = defineScreen(staffCollections.cardsStatistics, {
  listed: [
    descriptionColumn(),
    {
      name: 'type',
      header: fieldText('type'),
      kind: 'choice',
      value: ({ type }) => type,
      choice: cardTypeText,
    },
  ],
  fields: { type: { text: cardTypeText } },
})
