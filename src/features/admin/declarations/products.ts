import { productsCollection } from '#contract/admin/products.ts'
import { productTypes } from '#contract/content-values.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  fieldText,
  groupText,
  localizedColumn,
  orderColumn,
  pictureColumn,
  textIn,
  translationColumn,
  updatedColumn,
} from '../collections/usual-columns.ts'
import { pictureFields } from '../collections/usual-fields.ts'
import { productTypeText } from './choice-texts.ts'

const types = {
  name: 'type',
  label: fieldText('type'),
  options: productTypes,
  text: productTypeText,
} as const

/** The fan portfolio. */
export const productsScreen = defineScreen(productsCollection, {
  path: '/admin/products',
  texts: textsOf('products'),
  nameOf: ({ title }, language) => textIn(title, language),
  editing: 'page',
  filters: [types],
  columns: [
    orderColumn(),
    pictureColumn(({ pictureId }) => pictureId),
    localizedColumn('title', 'title', ({ title }) => title, {
      sort: 'title',
      width: 2,
      card: 'title',
    }),
    {
      name: 'type',
      header: fieldText('type'),
      kind: 'choice',
      value: ({ type }) => type,
      choice: productTypeText,
    },
    translationColumn(({ title, description, alt }) => [title, description, alt]),
    updatedColumn(),
  ],
  fields: {
    title: { kind: 'localized', label: fieldText('title'), group: groupText('product') },
    slug: { kind: 'slug', label: fieldText('slug'), hint: fieldText('slugHint') },
    type: { kind: 'choice', ...types },
    order: { kind: 'order', label: fieldText('order'), hint: fieldText('orderHint') },
    description: { kind: 'localized', label: fieldText('description'), long: true },
    airflow: { kind: 'range', label: fieldText('airflow'), group: groupText('performance') },
    pressure: { kind: 'range', label: fieldText('pressure') },
    power: { kind: 'range', label: fieldText('power') },
    sizes: {
      kind: 'lines',
      of: 'number',
      label: fieldText('sizes'),
      hint: fieldText('sizePerLine'),
    },
    ...pictureFields({ shape: 4 / 3, group: 'papers' }),
    dataSheetFile: { kind: 'dataSheet', label: fieldText('dataSheet') },
  },
})
