import { z } from 'zod/mini'
import { getSettingsCall } from '../calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { noQuery, pageOf } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'
import { pictureSchema } from '../picture-schema.ts'

/** The company's own data and its links, which are empty where unset. */
export const settingsSchema = z.object({
  id: z.string(),
  companyName: z.string(),
  /** One or two sentences, for search results and social cards. */
  companyDescription: z.string(),
  country: z.string(),
  logo: z.optional(pictureSchema),
  facebookLink: z.string(),
  instagramLink: z.string(),
  twitterLink: z.string(),
  linkedinLink: z.string(),
  whatsAppLink: z.string(),
  /** The company's e-mail address (spec: `gmailLink`). */
  gmailLink: z.string(),
  locationLink: z.string(),
  phoneNumber: z.string(),
  /** The phones of the contact section; empty means the default set. */
  contactPhones: z.array(z.string()),
  fieldLanguages: fieldLanguagesSchema,
})
export type Settings = z.infer<typeof settingsSchema>

export const getSettings = defineEndpoint({
  ...getSettingsCall,
  summary: 'The site settings; one row at the most',
  query: noQuery,
  output: pageOf(settingsSchema),
})
