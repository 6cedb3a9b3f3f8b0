import { driversCollection } from '#contract/admin/drivers.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  fieldText,
  localizedColumn,
  orderColumn,
  pictureColumn,
  textIn,
  translationColumn,
  updatedColumn,
} from '../collections/usual-columns.ts'
import { pictureFields } from '../collections/usual-fields.ts'

/** The numbered service cards of the home page. */
export const driversScreen = defineScreen(driversCollection, {
  path: '/admin/drivers',
  texts: textsOf('drivers'),
  nameOf: ({ title }, language) => textIn(title, language),
  editing: 'page',
  columns: [
    orderColumn(),
    pictureColumn(({ pictureId }) => pictureId),
    localizedColumn('title', 'title', ({ title }) => title, {
      sort: 'title',
      width: 1.4,
      card: 'title',
    }),
    localizedColumn('description', 'description', ({ description }) => description, {
      width: 2,
      card: 'none',
    }),
    translationColumn(({ title, description, alt }) => [title, description, alt]),
    updatedColumn(),
  ],
  fields: {
    title: { kind: 'localized', label: fieldText('title') },
    description: { kind: 'localized', label: fieldText('description'), long: true },
    ...pictureFields({ shape: 4 / 3 }),
    order: { kind: 'order', label: fieldText('order'), hint: fieldText('orderHint') },
  },
})
