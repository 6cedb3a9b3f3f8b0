import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText } from '../collections/usual-columns.ts'

/** The logos of the clients carousel. */
export const clientsScreen = defineScreen(staffCollections.clients, {
  title: { header: fieldText('name'), width: 2 },
  fields: {
    title: { label: fieldText('name') },
    pictureId: { label: fieldText('logo') },
    alt: { hint: fieldText('logoAltHint') },
  },
})
