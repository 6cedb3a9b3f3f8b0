import { framesCollection } from '#contract/admin/frames.ts'
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

/** The hero slides. */
export const framesScreen = defineScreen(framesCollection, {
  path: '/admin/frames',
  texts: textsOf('frames'),
  nameOf: ({ title }, language) => textIn(title, language),
  editing: 'dialog',
  columns: [
    orderColumn(),
    pictureColumn(({ pictureId }) => pictureId),
    localizedColumn('title', 'title', ({ title }) => title, {
      sort: 'title',
      width: 2,
      card: 'title',
    }),
    { name: 'url', header: fieldText('url'), kind: 'link', value: ({ url }) => url },
    translationColumn(({ title, clickableName, alt }) => [title, clickableName, alt]),
    updatedColumn(),
  ],
  fields: {
    title: { kind: 'localized', label: fieldText('title') },
    clickableName: { kind: 'localized', label: fieldText('clickableName'), optional: true },
    url: { kind: 'link', label: fieldText('url'), optional: true },
    ...pictureFields({ shape: 16 / 9, required: true }),
    order: { kind: 'order', label: fieldText('order'), hint: fieldText('orderHint') },
  },
})
