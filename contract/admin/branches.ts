import { z } from 'zod/mini'
import { countryCodes } from '../country-codes.ts'
import { defineCollection } from './collection.ts'
import {
  degreesField,
  emailField,
  flagField,
  linkField,
  nameField,
  orderField,
  phoneField,
  phonesField,
  shortTextField,
} from './fields.ts'
import { openingHoursField } from '../opening-hours-schema.ts'

/** ISO 3166-1 alpha-2. */
const countryCodeField = {
  input: z.string('country.required').check(
    z.trim(),
    z.minLength(1, { error: 'country.required', abort: true }),
    z.refine((code) => countryCodes.has(code), { error: 'country.invalid' }),
  ),
  output: z.string(),
}

/** The company's branches; making one the default takes that from the others (RECORD-19). */
export const branchesCollection = defineCollection({
  name: 'branches',
  fields: {
    name: nameField,
    city: shortTextField,
    countryCode: countryCodeField,
    address: shortTextField,
    phones: phonesField,
    whatsApp: phoneField,
    email: emailField,
    mapLink: linkField,
    latitude: degreesField(90),
    longitude: degreesField(180),
    openingHours: openingHoursField,
    isDefault: flagField,
    order: orderField,
  },
  shown: {},
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'name', 'updatedAt'],
  filters: {},
})
