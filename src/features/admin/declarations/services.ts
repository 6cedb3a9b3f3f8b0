import { servicesCollection } from '#contract/admin/services.ts'
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

/** What `/services` shows. */
export const servicesScreen = defineScreen(servicesCollection, {
  path: '/admin/services',
  texts: textsOf('services'),
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
    localizedColumn('summary', 'summary', ({ summary }) => summary, { width: 2, card: 'none' }),
    translationColumn(({ title, summary, description, alt }) => [title, summary, description, alt]),
    updatedColumn(),
  ],
  fields: {
    title: { kind: 'localized', label: fieldText('title') },
    slug: { kind: 'slug', label: fieldText('slug'), hint: fieldText('slugHint') },
    order: { kind: 'order', label: fieldText('order'), hint: fieldText('orderHint') },
    summary: { kind: 'localized', label: fieldText('summary') },
    description: { kind: 'localized', label: fieldText('description'), long: true },
    ...pictureFields({ shape: 4 / 3 }),
  },
})
