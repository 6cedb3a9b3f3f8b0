import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { descriptionColumn } from '../collections/usual-columns.ts'

/** The numbered cards of the home page. */
export const driversScreen = defineScreen(staffCollections.drivers, {
  listed: [descriptionColumn()],
  fields: { pictureId: { shape: 4 / 3 } },
})
