import { settingsCollection } from '#contract/admin/settings.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText, groupText, localizedColumn } from '../collections/usual-columns.ts'

const links = [
  'facebookLink',
  'instagramLink',
  'twitterLink',
  'linkedinLink',
  'whatsAppLink',
  'locationLink',
] as const

/** The site settings; a single record. */
export const settingsScreen = defineScreen(settingsCollection, {
  path: '/admin/settings',
  texts: textsOf('settings'),
  nameOf: () => '',
  editing: 'page',
  columns: [
    localizedColumn('companyName', 'companyName', ({ companyName }) => companyName),
    localizedColumn('companyDescription', 'companyDescription', (row) => row.companyDescription),
    localizedColumn('country', 'country', ({ country }) => country),
    ...links.map((name) => ({
      name,
      header: fieldText(name),
      kind: 'link' as const,
      value: (record: Record<typeof name, string>) => record[name],
    })),
    {
      name: 'gmailLink',
      header: fieldText('gmailLink'),
      kind: 'email',
      value: ({ gmailLink }) => gmailLink,
    },
    {
      name: 'phoneNumber',
      header: fieldText('phoneNumber'),
      kind: 'phone',
      value: ({ phoneNumber }) => phoneNumber,
    },
    {
      name: 'contactPhones',
      header: fieldText('contactPhones'),
      kind: 'phone',
      value: ({ contactPhones }) => contactPhones.join(' · '),
    },
  ],
  fields: [
    {
      kind: 'localized',
      name: 'companyName',
      label: fieldText('companyName'),
      group: groupText('company'),
    },
    {
      kind: 'localized',
      name: 'companyDescription',
      label: fieldText('companyDescription'),
      long: true,
    },
    { kind: 'localized', name: 'country', label: fieldText('country') },
    { kind: 'picture', name: 'logoPictureId', label: fieldText('logo') },
    {
      kind: 'phone',
      name: 'phoneNumber',
      label: fieldText('phoneNumber'),
      optional: true,
      group: groupText('contact'),
    },
    {
      kind: 'lines',
      of: 'phone',
      name: 'contactPhones',
      label: fieldText('contactPhones'),
      hint: fieldText('phonePerLine'),
    },
    { kind: 'email', name: 'gmailLink', label: fieldText('gmailLink'), optional: true },
    ...links.map((name, at) => ({
      kind: 'link' as const,
      name,
      label: fieldText(name),
      optional: true,
      ...(at === 0 && { group: groupText('links') }),
    })),
  ],
})
