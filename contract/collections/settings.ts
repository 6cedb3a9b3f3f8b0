import { contentCalls } from '../content-calls.ts'
import { describeCollection, single } from './collection.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The company's own data and its links, which are empty where unset; a single record. */
export const settings = describeCollection({
  name: 'settings',
  table: 'settings',
  title: 'companyName',
  fields: {
    companyName: { kind: 'shortText', searched: true },
    /** One or two sentences, for search results and social cards. */
    companyDescription: { kind: 'longText', searched: true },
    country: { kind: 'shortText', searched: true },
    logoPictureId: { kind: 'picture', as: 'logo' },
    phoneNumber: { kind: 'phone' },
    /** The phones of the contact section; empty means the default set. */
    contactPhones: { kind: 'phones' },
    /** The company's e-mail address. */
    gmailLink: { kind: 'email' },
    facebookLink: { kind: 'link' },
    instagramLink: { kind: 'link' },
    twitterLink: { kind: 'link' },
    linkedinLink: { kind: 'link' },
    whatsAppLink: { kind: 'link' },
    locationLink: { kind: 'link' },
  },
  abilities: single,
  screens: { path: 'settings', menu: 'others', editing: 'page' },
  sorts: ['createdAt'],
  visitors: {
    call: contentCalls.GetSettings,
    summary: 'The site settings; one row at the most',
    page: 'single',
    added: {
      // The forms' sentences on how long they are kept; empty while nothing is settled (PERSON-12).
      messageNotice: 'text',
      applicationNotice: 'text',
      vendorNotice: 'text',
      // The company profile in this language (PROFILE-4); the address is empty where none was made.
      profileUrl: 'text',
      profileMadeAt: 'text',
      // Bytes.
      profileSize: 'count',
    },
  },
})
export type Settings = VisitorRecord<typeof settings>
