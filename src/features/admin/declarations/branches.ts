import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  fieldText,
  groupText,
  localizedColumn,
  orderColumn,
  translationColumn,
} from '../collections/usual-columns.ts'

const coordinates = ['latitude', 'longitude'] as const

/** The company's branches, a part of the settings. */
export const branchesScreen = defineScreen(staffCollections.branches, {
  columns: [
    orderColumn(),
    localizedColumn('name', 'name', ({ name }) => name, { sort: 'name', card: 'title' }),
    localizedColumn('city', 'city', ({ city }) => city),
    {
      name: 'phones',
      header: fieldText('phones'),
      kind: 'phone',
      value: ({ phones }) => phones.join(' · '),
      width: 1.4,
    },
    {
      name: 'whatsApp',
      header: fieldText('whatsApp'),
      kind: 'phone',
      value: ({ whatsApp }) => whatsApp,
    },
    {
      name: 'isDefault',
      header: fieldText('isDefault'),
      kind: 'flag',
      value: ({ isDefault }) => isDefault,
      width: 0.6,
    },
    translationColumn(staffCollections.branches.description.fields),
  ],
  fields: {
    name: { group: groupText('branch') },
    phones: { group: groupText('contactAndHours') },
    latitude: {
      hint: fieldText('coordinatesHint'),
      pair: coordinates,
      group: groupText('place'),
    },
    longitude: { pair: coordinates },
  },
})
