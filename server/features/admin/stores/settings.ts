import { settingsCollection } from '#contract/admin/settings.ts'
import { inBoth, json, picture, text } from '../field-columns.ts'
import { defineStore } from '../store.ts'

export const settingsStore = defineStore({
  collection: settingsCollection,
  table: 'settings',
  isPublic: true,
  columns: {
    companyName: inBoth('company_name', text),
    companyDescription: inBoth('company_description', text),
    country: inBoth('country', text),
    logoPictureId: picture('logo_picture_id'),
    facebookLink: text('facebook_link'),
    instagramLink: text('instagram_link'),
    twitterLink: text('twitter_link'),
    linkedinLink: text('linkedin_link'),
    whatsAppLink: text('whats_app_link'),
    gmailLink: text('gmail_link'),
    locationLink: text('location_link'),
    phoneNumber: text('phone_number'),
    contactPhones: json<string[]>('contact_phones'),
  },
  shown: {},
  search: ['companyName', 'companyDescription', 'country'],
  sorts: { createdAt: 'created_at' },
  filters: {},
})
