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
  fields: {
    aboutTitle: { kind: 'localized', label: fieldText('aboutTitle') },
    about: { kind: 'localized', label: fieldText('about'), long: true },
    trustedTitle: { kind: 'localized', label: fieldText('trustedTitle') },
    trusted: { kind: 'points', label: fieldText('trusted') },
    tailoredTitle: { kind: 'localized', label: fieldText('tailoredTitle') },
    tailored: { kind: 'points', label: fieldText('tailored') },
    images: { kind: 'pictures', label: fieldText('images'), maximum: fieldLimits.aboutImages },
  },
})
