import { clientsCollection } from '#contract/admin/clients.ts'
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

/** The logos of the clients carousel. */
export const clientsScreen = defineScreen(clientsCollection, {
  path: '/admin/Clients',
  texts: textsOf('clients'),
  nameOf: ({ title }, language) => textIn(title, language),
  editing: 'dialog',
  columns: [
    orderColumn(),
    pictureColumn(({ pictureId }) => pictureId, 'logo'),
    localizedColumn('title', 'name', ({ title }) => title, {
      sort: 'title',
      width: 2,
      card: 'title',
    }),
    translationColumn(({ title, alt }) => [title, alt]),
    updatedColumn(),
  ],
  fields: {
    title: { kind: 'localized', label: fieldText('name') },
    ...pictureFields({ label: 'logo', altHint: 'logoAltHint' }),
    order: { kind: 'order', label: fieldText('order'), hint: fieldText('orderHint') },
  },
})
