import { branchesCollection } from '#contract/admin/branches.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  fieldText,
  groupText,
  localizedColumn,
  orderColumn,
  textIn,
  translationColumn,
} from '../collections/usual-columns.ts'

const coordinates = ['latitude', 'longitude'] as const

/** The company's branches, a part of the settings. */
export const branchesScreen = defineScreen(branchesCollection, {
  path: '/admin/settings',
  texts: textsOf('branches'),
  nameOf: ({ name }, language) => textIn(name, language),
  editing: 'dialog',
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
    translationColumn(({ name, city, address }) => [name, city, address]),
  ],
  fields: {
    name: { kind: 'localized', label: fieldText('name'), group: groupText('branch') },
    city: { kind: 'localized', label: fieldText('city') },
    address: { kind: 'localized', label: fieldText('address') },
    countryCode: { kind: 'country', label: fieldText('country') },
    order: { kind: 'order', label: fieldText('order'), hint: fieldText('orderHint') },
    isDefault: { kind: 'flag', label: fieldText('isDefault') },
    phones: {
      kind: 'lines',
      of: 'phone',
      group: groupText('contactAndHours'),
      label: fieldText('phones'),
      hint: fieldText('phonePerLine'),
    },
    whatsApp: { kind: 'phone', label: fieldText('whatsApp'), optional: true },
    email: { kind: 'email', label: fieldText('email'), optional: true },
    openingHours: { kind: 'hours', label: fieldText('openingHours') },
    latitude: {
      kind: 'decimal',
      label: fieldText('latitude'),
      hint: fieldText('coordinatesHint'),
      pair: coordinates,
      group: groupText('place'),
    },
    longitude: { kind: 'decimal', label: fieldText('longitude'), pair: coordinates },
    mapLink: { kind: 'link', label: fieldText('mapLink'), optional: true },
  },
})
