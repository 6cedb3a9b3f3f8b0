import type { Settings } from '#contract/content/settings.ts'
import { extrasOf, idOf, textOf, textsOf } from '../raw-values.ts'
import type { RawRecord } from '../read-envelope.ts'

export function readSettings(record: RawRecord, index: number): Settings {
  const { picture: logo, ...extras } = extrasOf({ ...record, picture: record.logo })
  return {
    ...extras,
    ...(logo === undefined ? {} : { logo }),
    id: idOf(record, index),
    companyName: textOf(record, 'companyName'),
    companyDescription: textOf(record, 'companyDescription'),
    country: textOf(record, 'country'),
    facebookLink: textOf(record, 'facebookLink'),
    instagramLink: textOf(record, 'instagramLink'),
    twitterLink: textOf(record, 'twitterLink'),
    linkedinLink: textOf(record, 'linkedinLink'),
    whatsAppLink: textOf(record, 'whatsAppLink'),
    gmailLink: textOf(record, 'gmailLink'),
    locationLink: textOf(record, 'locationLink'),
    phoneNumber: textOf(record, 'phoneNumber'),
    contactPhones: textsOf(record.contactPhones),
  }
}
