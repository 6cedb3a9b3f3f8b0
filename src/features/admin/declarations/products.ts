import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText, groupText } from '../collections/usual-columns.ts'
import { productTypeText } from './choice-texts.ts'

/** The fan portfolio. */
export const productsScreen = defineScreen(staffCollections.products, {
  title: { width: 2 },
  listed: [
    {
      name: 'type',
      header: fieldText('type'),
      kind: 'choice',
      value: ({ type }) => type,
      choice: productTypeText,
    },
    {
      name: 'models',
      header: fieldText('models'),
      kind: 'number',
      value: ({ models }) => models.length,
    },
  ],
  fields: {
    title: { group: groupText('product') },
    type: { text: productTypeText },
    airflow: { group: groupText('performance') },
    construction: { group: groupText('make') },
    models: { group: groupText('models') },
    pictureId: { shape: 4 / 3, group: groupText('papers') },
  },
})
