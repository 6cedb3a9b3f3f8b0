import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText, groupText } from '../collections/usual-columns.ts'

const hint = fieldText('monthsHint')

/** How long what visitors send is kept; a single record. */
export const retentionScreen = defineScreen(staffCollections.retention, {
  fields: {
    messageMonths: { group: groupText('messages'), hint },
    openApplicationMonths: { group: groupText('applications'), hint },
    refusedApplicationMonths: { hint },
    hiredApplicationMonths: { hint },
    openVendorMonths: { group: groupText('vendors'), hint },
    refusedVendorMonths: { hint },
  },
})
