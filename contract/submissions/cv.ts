import { z } from 'zod/mini'
import { submitCvCall } from '../calls.ts'
import { countryCodes } from '../country-codes.ts'
import { cvCountries } from './countries.ts'
import { defineSubmission } from './define-submission.ts'
import {
  code,
  optionalChoice,
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredDay,
  requiredText,
} from './field-rules.ts'
import { cvLimits } from './limits.ts'
import { paperRule, uploadSchema } from './upload.ts'

export const genders = ['male', 'female', 'other'] as const

/** The CV form (CV-1 to CV-3). A field that is left out is an empty text. */
export const cvSchema = z.object({
  fullName: requiredText(cvLimits.fullName, {
    required: 'fullName.required',
    long: 'fullName.long',
  }),
  email: optionalEmail(cvLimits.email, { invalid: 'cvEmail.invalid', long: 'email.long' }),
  dob: requiredDay({ required: 'dob.required', invalid: 'dob.invalid' }).check(
    z.refine(isOfAge, { error: code('dob.range') }),
  ),
  phone: optionalPhone('phone.invalid'),
  /** ISO 3166-1 alpha-2. */
  nationality: z.string(code('nationality.required')).check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, { error: code('nationality.required'), abort: true }),
    z.refine((code) => countryCodes.has(code), { error: code('nationality.invalid') }),
  ),
  address: optionalText(cvLimits.address, 'address.long'),
  country: optionalChoice(cvCountries, 'country.invalid'),
  gender: optionalChoice(genders, 'gender.invalid'),
  /** The id of a vacancy; empty for a general application. */
  vacancy: z._default(
    z.string().check(z.trim(), z.regex(/^[\w-]{0,64}$/, code('vacancy.invalid'))),
    '',
  ),
  cv: uploadSchema,
})
export type Cv = z.infer<typeof cvSchema>

export const submitCv = defineSubmission({
  ...submitCvCall,
  summary: 'Applies for a vacancy, or for any, with a CV if wanted; multipart form',
  fields: cvSchema,
  files: { cv: paperRule },
})

function isOfAge(dayOfBirth: string): boolean {
  const [year = 0, month = 0, date = 0] = dayOfBirth.split('-').map(Number)
  const today = new Date()
  const hadBirthday =
    today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= date)
  const age = today.getFullYear() - year - (hadBirthday ? 0 : 1)
  return age >= cvLimits.age.minimum && age <= cvLimits.age.maximum
}
