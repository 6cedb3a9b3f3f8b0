import { defineCollection } from './collection.ts'
import {
  emailField,
  linkField,
  longTextField,
  phoneField,
  phonesField,
  pictureField,
  shortTextField,
} from './fields.ts'

/** The site settings; a single record. */
export const settingsCollection = defineCollection({
  name: 'settings',
  fields: {
    companyName: shortTextField,
    companyDescription: longTextField,
    country: shortTextField,
    logoPictureId: pictureField,
    facebookLink: linkField,
    instagramLink: linkField,
    twitterLink: linkField,
    linkedinLink: linkField,
    whatsAppLink: linkField,
    gmailLink: emailField,
    locationLink: linkField,
    phoneNumber: phoneField,
    contactPhones: phonesField,
  },
  shown: {},
  abilities: { add: 'single', remove: false, reorder: false },
  sorts: ['createdAt'],
  filters: {},
})
