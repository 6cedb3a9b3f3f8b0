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
  fields: [
    {
      kind: 'localized',
      name: 'name',
      label: fieldText('name'),
      group: groupText('branch'),
    },
    { kind: 'localized', name: 'city', label: fieldText('city') },
    { kind: 'localized', name: 'address', label: fieldText('address') },
    { kind: 'country', name: 'countryCode', label: fieldText('country') },
    { kind: 'order', name: 'order', label: fieldText('order'), hint: fieldText('orderHint') },
    { kind: 'flag', name: 'isDefault', label: fieldText('isDefault') },
    {
      kind: 'lines',
      of: 'phone',
      name: 'phones',
      group: groupText('contactAndHours'),
      label: fieldText('phones'),
      hint: fieldText('phonePerLine'),
    },
    { kind: 'phone', name: 'whatsApp', label: fieldText('whatsApp'), optional: true },
    { kind: 'email', name: 'email', label: fieldText('email'), optional: true },
    { kind: 'hours', name: 'openingHours', label: fieldText('openingHours') },
    {
      kind: 'decimal',
      name: 'latitude',
      label: fieldText('latitude'),
      hint: fieldText('coordinatesHint'),
      pair: coordinates,
      group: groupText('place'),
    },
    { kind: 'decimal', name: 'longitude', label: fieldText('longitude'), pair: coordinates },
    { kind: 'link', name: 'mapLink', label: fieldText('mapLink'), optional: true },
  ],
})
