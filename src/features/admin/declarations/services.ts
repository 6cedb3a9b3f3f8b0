import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText, groupText, localizedColumn } from '../collections/usual-columns.ts'

/** The services that `/services` shows. */
export const servicesScreen = defineScreen(staffCollections.services, {
  listed: [
    localizedColumn('summary', 'summary', ({ summary }) => summary, { width: 2, card: 'none' }),
  ],
  fields: {
    title: { group: groupText('serviceTexts') },
    steps: { hint: fieldText('stepsHint'), group: groupText('work') },
    engineerName: { hint: fieldText('engineerNameHint') },
    pictureId: { shape: 4 / 3, group: groupText('pictures') },
  },
})
