import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  localizedColumn,
  pictureColumn,
  translationColumn,
  updatedColumn,
} from '../collections/usual-columns.ts'

const { fields } = staffCollections.about.description

/** The about section of the home page. */
export const aboutScreen = defineScreen(staffCollections.about, {
  columns: [
    pictureColumn(({ images }) => images[0]?.pictureId),
    localizedColumn('aboutTitle', 'title', ({ aboutTitle }) => aboutTitle, {
      sort: 'aboutTitle',
      width: 1.4,
      card: 'title',
    }),
    localizedColumn('about', 'about', ({ about }) => about, { width: 2, card: 'none' }),
    translationColumn(fields),
    updatedColumn(),
  ],
  fields: {},
})
