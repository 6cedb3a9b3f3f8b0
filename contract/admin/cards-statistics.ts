import { z } from 'zod/mini'
import { cardTypes } from '../content-values.ts'
import { defineCollection } from './collection.ts'
import { choiceField, descriptionField, orderField, pointsField, titleField } from './fields.ts'

/** The cards beside mission, vision and history. */
export const cardsStatisticsCollection = defineCollection({
  name: 'cards-statistics',
  fields: {
    title: titleField,
    description: descriptionField,
    type: choiceField(cardTypes),
    items: pointsField,
    order: orderField,
  },
  shown: {},
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'title', 'updatedAt'],
  filters: { type: z.enum(cardTypes) },
})
