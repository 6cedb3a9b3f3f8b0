import { cardsStatisticsCollection } from '#contract/admin/cards-statistics.ts'
import { cardTypes } from '#contract/content-values.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  fieldText,
  localizedColumn,
  orderColumn,
  textIn,
  translationColumn,
  updatedColumn,
} from '../collections/usual-columns.ts'
import { cardTypeText } from './choice-texts.ts'

/** The cards beside mission, vision and history. */
export const cardsStatisticsScreen = defineScreen(cardsStatisticsCollection, {
  path: '/admin/cards-statistics',
  texts: textsOf('cards-statistics'),
  nameOf: ({ title }, language) => textIn(title, language),
  editing: 'dialog',
  filters: [{ name: 'type', label: fieldText('type'), options: cardTypes, text: cardTypeText }],
  columns: [
    orderColumn(),
    localizedColumn('title', 'title', ({ title }) => title, {
      sort: 'title',
      width: 1.4,
      card: 'title',
    }),
    localizedColumn('description', 'description', ({ description }) => description, {
      width: 2,
      card: 'none',
    }),
    {
      name: 'type',
      header: fieldText('type'),
      kind: 'choice',
      value: ({ type }) => type,
      choice: cardTypeText,
    },
    translationColumn(({ title, description }) => [title, description]),
    updatedColumn(),
  ],
  fields: {
    title: { kind: 'localized', label: fieldText('title') },
    description: { kind: 'localized', label: fieldText('description'), long: true },
    type: { kind: 'choice', label: fieldText('type'), options: cardTypes, text: cardTypeText },
    items: { kind: 'points', label: fieldText('items') },
    order: { kind: 'order', label: fieldText('order'), hint: fieldText('orderHint') },
  },
})
