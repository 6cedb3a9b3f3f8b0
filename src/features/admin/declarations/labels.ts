import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText } from '../collections/usual-columns.ts'
import { labelColorText } from './choice-texts.ts'

/** The labels of what visitors send. */
export const labelsScreen = defineScreen(staffCollections.labels, {
  listed: [
    {
      name: 'color',
      header: fieldText('color'),
      kind: 'choice',
      value: ({ color }) => color,
      choice: labelColorText,
    },
  ],
  fields: { color: { text: labelColorText } },
})
