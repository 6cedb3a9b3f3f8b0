import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { localizedColumn } from '../collections/usual-columns.ts'

/** The services that `/services` shows. */
export const servicesScreen = defineScreen(staffCollections.services, {
  listed: [
    localizedColumn('summary', 'summary', ({ summary }) => summary, { width: 2, card: 'none' }),
  ],
  fields: { pictureId: { shape: 4 / 3 } },
})
