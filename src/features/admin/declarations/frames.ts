import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText } from '../collections/usual-columns.ts'

/** The hero slides. */
export const framesScreen = defineScreen(staffCollections.frames, {
  title: { width: 2 },
  listed: [{ name: 'url', header: fieldText('url'), kind: 'link', value: ({ url }) => url }],
  fields: { pictureId: { shape: 16 / 9 } },
})
