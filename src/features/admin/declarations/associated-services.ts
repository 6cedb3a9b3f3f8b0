import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { descriptionColumn, fieldText, localizedColumn } from '../collections/usual-columns.ts'

/** The associated services, shown below a service. */
export const associatedServicesScreen = defineScreen(staffCollections.associatedServices, {
  listed: [
    localizedColumn('service', 'service', ({ serviceTitle }) => serviceTitle),
    descriptionColumn(),
  ],
  fields: {},
  filters: [{ name: 'serviceId', label: fieldText('service'), to: 'services' }],
})
