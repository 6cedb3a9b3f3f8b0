import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText, groupText } from '../collections/usual-columns.ts'

/** The site settings; a single record. */
export const settingsScreen = defineScreen(staffCollections.settings, {
  fields: {
    companyName: { group: groupText('company') },
    logoPictureId: { label: fieldText('logo') },
    phoneNumber: { group: groupText('contact') },
    facebookLink: { group: groupText('links') },
  },
})
