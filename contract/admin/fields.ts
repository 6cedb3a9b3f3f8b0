import { z } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { countCharacters } from '../count-characters.ts'
import { countryCodes } from '../country-codes.ts'
import { normalisePhone } from '../digits.ts'
import { defaultLanguage, inEachLanguage } from '../locale.ts'
import { localizedText } from '../localized.ts'
import { withoutControls } from '../plain-text.ts'
import { readNumber } from '../read-numbers.ts'
import { isLink } from '../safe-link.ts'
import type { ValidationCode } from '../validation-texts.ts'
import { fieldLimits } from './field-limits.ts'

/**
 * A field of an admin form: what staff may enter, and what they are shown of it. The second is lenient: what
 * was stored under other rules can still be read, and mended.
 */
export interface Field<Input extends $ZodType = $ZodType, Output extends $ZodType = $ZodType> {
  input: Input
  output: Output
}

/** Zod reports a failed check by its message; ours are codes, looked up in the page's language. */
export const code = (text: ValidationCode) => text

interface TextCodes {
  required: ValidationCode
  short: ValidationCode
  long: ValidationCode
}

const titleCodes: TextCodes = {
  required: 'title.required',
  short: 'title.short',
  long: 'title.long',
}
const descriptionCodes: TextCodes = {
  required: 'description.required',
  short: 'description.short',
  long: 'description.long',
}
export const textCodes: TextCodes = {
  required: 'text.required',
  short: 'text.short',
  long: 'text.long',
}

/** The default language is required, another has at least 2 characters when it is filled in (RECORD-1). */
export const titleField = localized(titleCodes, fieldLimits.title)
export const descriptionField = localized(descriptionCodes, fieldLimits.text)

/** The name of a company or a place, under the same rules: what is missing is called a name. */
export const nameField = localized({ ...textCodes, required: 'name.required' }, fieldLimits.title)

/** A short text in each language, under the same rules. */
export const shortTextField = localized(textCodes, fieldLimits.title)
/** A longer one. */
export const longTextField = localized(textCodes, fieldLimits.text)

/** A short text in each language that may be empty. */
export const optionalText = z.strictObject(
  inEachLanguage(() => filledOrEmpty(textCodes, fieldLimits.title)),
)

/** The same as a field. Left out, it stays as it is: a back office that is still of an earlier version loses nothing. */
export const optionalTextField = {
  input: z.optional(optionalText),
  /** Data that was kept by an earlier version may have none. */
  output: z._default(
    localizedText,
    inEachLanguage(() => ''),
  ),
}

/** The description of a record's picture in each language: an item of `imagesField` has the same. */
export const alternativeField = optionalTextField

const points = z
  .array(requiredText(textCodes, fieldLimits.listItem))
  .check(z.maxLength(fieldLimits.list, code('list.long')))

/** A list of short texts in each language. Left out, it stays as it is. */
export const pointsField = {
  input: z.optional(z.strictObject(inEachLanguage(() => points))),
  /** Data that was kept by an earlier version may have none. */
  output: z._default(
    z.object(inEachLanguage(() => z.array(z.string()))),
    inEachLanguage((): string[] => []),
  ),
}

/** A number that is not negative (RECORD-2). Left out, a new record goes to the end and an old one stays where it is. */
export const orderField = {
  input: z.optional(
    wholeNumber(
      { required: 'order.invalid', invalid: 'order.invalid', negative: 'order.negative' },
      fieldLimits.number,
    ),
  ),
  output: z.int(),
}

/** @param maximum the largest number that makes sense */
export function countField(maximum: number = fieldLimits.number) {
  return {
    input: wholeNumber(numberCodes, maximum),
    output: z.int(),
  }
}

/** Degrees; @param limit of either sign */
export function degreesField(limit = 180) {
  return {
    input: z
      .number({ error: ({ input }) => code(isLeftOut(input) ? 'text.required' : 'number.invalid') })
      .check(z.minimum(-limit, code('number.invalid')), z.maximum(limit, code('number.invalid'))),
    output: z.number(),
  }
}

/** A stored picture by its id; the record's `pictures` hold what it looks like. */
export const pictureField = {
  input: z.nullable(z.uuid(code('picture.unknown'))),
  output: z.nullable(z.string()),
}

/** The same for a picture that cannot be left out; a record of an earlier version may lack it. */
export const requiredPictureField = {
  input: z.uuid({ error: ({ input }) => code(input ? 'picture.unknown' : 'picture.required') }),
  output: pictureField.output,
}

/** An address of the web or a path of this site; empty where there is none. */
export const linkField = {
  input: z.string().check(
    z.trim(),
    z.maxLength(fieldLimits.link, { error: code('link.invalid'), abort: true }),
    z.refine((text) => text === '' || isLink(text), { error: code('link.invalid') }),
  ),
  output: z.string(),
}

const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(100, { error: code('email.long'), abort: true }),
  z.refine((text) => text === '' || z.regexes.email.test(text), {
    error: code('email.invalid'),
  }),
)
export const emailField = {
  /** Left out, it stays as it is. */
  input: z.optional(email),
  output: z._default(z.string(), ''),
}

const phone = z
  .string()
  .check(z.overwrite(normalisePhone), z.regex(/^(\+?\d{10,15})?$/, code('phone.invalid')))

export const phoneField = { input: z.optional(phone), output: z._default(z.string(), '') }

export const phonesField = {
  input: z
    .array(phone.check(z.minLength(1, code('phone.required'))))
    .check(z.maxLength(fieldLimits.phones, code('list.long'))),
  output: z.array(z.string()),
}

export const flagField = { input: z.boolean(), output: z.boolean() }

export function choiceField<const Values extends readonly [string, ...string[]]>(values: Values) {
  return { input: z.enum(values), output: z.string() }
}

/** The notes of staff for themselves, in any language. */
export const notesField = {
  input: z
    .string()
    .check(
      z.overwrite(withoutControls),
      z.trim(),
      z.maxLength(fieldLimits.text, code('text.long')),
    ),
  output: z.string(),
}

/** ISO 3166-1 alpha-2. */
export const countryField = {
  input: z.string('country.required').check(
    z.trim(),
    z.minLength(1, { error: 'country.required', abort: true }),
    z.refine((text) => countryCodes.has(text), { error: 'country.invalid' }),
  ),
  output: z.string(),
}

/** The id of an account; empty for nobody. */
export const personField = {
  /** Left out, it stays as it is: a back office that is still of an earlier version loses nothing. */
  input: z.optional(
    z
      .string(code('person.unknown'))
      .check(z.refine((id) => id === '' || z.regexes.uuid().test(id), code('person.unknown'))),
  ),
  output: z._default(z.string(), ''),
}

/** The ids of labels. */
export const labelsField = {
  /** Left out, they stay as they are: a back office that is still of an earlier version loses nothing. */
  input: z.optional(
    z.array(z.uuid(code('label.unknown'))).check(
      z.overwrite((ids) => [...new Set(ids)]),
      z.maxLength(fieldLimits.labels, code('list.long')),
    ),
  ),
  output: z._default(z.array(z.string()), []),
}

/** The id of a service. */
export const serviceField = { input: z.uuid(code('service.unknown')), output: z.string() }

function localized(codes: TextCodes, maximum: number) {
  return {
    input: z.strictObject(
      inEachLanguage((language) =>
        language === defaultLanguage
          ? requiredText(codes, maximum, fieldLimits.minimum)
          : filledOrEmpty(codes, maximum),
      ),
    ),
    output: localizedText,
  }
}

export function requiredText(codes: TextCodes, maximum: number, minimum = 1) {
  return z
    .string(codes.required)
    .check(
      z.overwrite(withoutControls),
      z.trim(),
      z.minLength(1, { error: codes.required, abort: true }),
      z.minLength(minimum, codes.short),
      z.maxLength(maximum, codes.long),
    )
}

function filledOrEmpty(codes: TextCodes, maximum: number) {
  return z.string().check(
    z.overwrite(withoutControls),
    z.trim(),
    z.refine((text) => text === '' || countCharacters(text) >= fieldLimits.minimum, {
      error: codes.short,
    }),
    z.maxLength(maximum, codes.long),
  )
}

interface NumberCodes {
  required: ValidationCode
  invalid: ValidationCode
  negative: ValidationCode
}

export const numberCodes: NumberCodes = {
  required: 'text.required',
  invalid: 'number.invalid',
  negative: 'number.negative',
}

/** A number or a text that is not empty; what the text means is for the next schema to say. */
export function typedNumber({ required, invalid }: Pick<NumberCodes, 'required' | 'invalid'>) {
  return z.union([z.number(), z.string().check(z.minLength(1, required))], {
    error: ({ input }) => (isLeftOut(input) ? required : invalid),
  })
}

function isLeftOut(input: unknown): boolean {
  return input === undefined || input === null || input === ''
}

/** A number, or its digits as a keyboard of either language writes them. */
export function wholeNumber(codes: NumberCodes, maximum: number) {
  return z.pipe(
    typedNumber(codes),
    z.pipe(
      z.transform((typed: number | string) =>
        typeof typed === 'string' ? (readNumber(typed) ?? NaN) : typed,
      ),
      z
        .int(codes.invalid)
        .check(z.minimum(0, codes.negative), z.maximum(maximum, code('number.large'))),
    ),
  )
}
