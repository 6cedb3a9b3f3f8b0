import { aboutCollection } from '#contract/admin/about.ts'
import { fieldLimits } from '#contract/admin/field-limits.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  fieldText,
  localizedColumn,
  pictureColumn,
  textIn,
  translationColumn,
  updatedColumn,
} from '../collections/usual-columns.ts'

/** The about section of the home page, with its four pictures. */
export const aboutScreen = defineScreen(aboutCollection, {
  path: '/admin/About',
  texts: textsOf('about'),
  nameOf: ({ aboutTitle }, language) => textIn(aboutTitle, language),
  editing: 'dialog',
  columns: [
    pictureColumn(({ images }) => images[0]?.pictureId),
    localizedColumn('aboutTitle', 'title', ({ aboutTitle }) => aboutTitle, {
      sort: 'aboutTitle',
      width: 1.4,
      card: 'title',
    }),
    localizedColumn('about', 'about', ({ about }) => about, { width: 2, card: 'none' }),
    translationColumn(({ aboutTitle, about, trustedTitle, tailoredTitle }) => [
      aboutTitle,
      about,
      trustedTitle,
      tailoredTitle,
    ]),
    updatedColumn(),
  ],
  fields: [
    { kind: 'localized', name: 'aboutTitle', label: fieldText('aboutTitle') },
    { kind: 'localized', name: 'about', label: fieldText('about'), long: true },
    { kind: 'localized', name: 'trustedTitle', label: fieldText('trustedTitle') },
    { kind: 'points', name: 'trusted', label: fieldText('trusted') },
    { kind: 'localized', name: 'tailoredTitle', label: fieldText('tailoredTitle') },
    { kind: 'points', name: 'tailored', label: fieldText('tailored') },
    {
      kind: 'pictures',
      name: 'images',
      label: fieldText('images'),
      maximum: fieldLimits.aboutImages,
    },
  ],
})
