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

const link = (name: (typeof links)[number]) =>
  ({ kind: 'link', label: fieldText(name), optional: true }) as const

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
  fields: {
    companyName: {
      kind: 'localized',
      label: fieldText('companyName'),
      group: groupText('company'),
    },
    companyDescription: { kind: 'localized', label: fieldText('companyDescription'), long: true },
    country: { kind: 'localized', label: fieldText('country') },
    logoPictureId: { kind: 'picture', label: fieldText('logo') },
    phoneNumber: {
      kind: 'phone',
      label: fieldText('phoneNumber'),
      optional: true,
      group: groupText('contact'),
    },
    contactPhones: {
      kind: 'lines',
      of: 'phone',
      label: fieldText('contactPhones'),
      hint: fieldText('phonePerLine'),
    },
    gmailLink: { kind: 'email', label: fieldText('gmailLink'), optional: true },
    facebookLink: { ...link('facebookLink'), group: groupText('links') },
    instagramLink: link('instagramLink'),
    twitterLink: link('twitterLink'),
    linkedinLink: link('linkedinLink'),
    whatsAppLink: link('whatsAppLink'),
    locationLink: link('locationLink'),
  },
})
