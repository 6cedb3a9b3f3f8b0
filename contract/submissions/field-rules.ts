import { z } from 'zod/mini'
import { latinDigits, normalisePhone } from '../digits.ts'
import { oneLine } from '../plain-text.ts'
import type { ValidationCode } from '../validation-texts.ts'

/** Zod reports a failed check by its message; ours are codes, looked up in the page's language. */
export const code = (text: ValidationCode) => text

const phonePattern = /^\+?\d{10,15}$/

/** A text of one line that must be there; line ends in it become spaces, spaces at its ends do not count. */
export function requiredText(
  maximum: number,
  codes: { required: ValidationCode; long: ValidationCode },
) {
  return z
    .string(codes.required)
    .check(
      z.overwrite(oneLine),
      z.trim(),
      z.minLength(1, { error: codes.required, abort: true }),
      z.maxLength(maximum, codes.long),
    )
}

/** A text of one line that may be left out; then it is empty. */
export function optionalText(maximum: number, long: ValidationCode) {
  return z._default(
    z.string().check(z.overwrite(oneLine), z.trim(), z.maxLength(maximum, long)),
    '',
  )
}

/** An e-mail address, lower-cased (FORM-2). */
export function requiredEmail(
  maximum: number,
  codes: { required: ValidationCode; invalid: ValidationCode; long: ValidationCode },
) {
  return z
    .string(codes.required)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: codes.required, abort: true }),
      z.regex(z.regexes.email, { error: codes.invalid, abort: true }),
      z.maxLength(maximum, codes.long),
    )
}

export function optionalEmail(
  maximum: number,
  codes: { invalid: ValidationCode; long: ValidationCode },
) {
  const text = z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.refine((email) => email === '' || z.regexes.email.test(email), {
      error: codes.invalid,
      abort: true,
    }),
    z.maxLength(maximum, codes.long),
  )
  return z._default(text, '')
}

/** A phone number (CONTACT-3), kept without spaces and dashes and in Latin digits (FORM-2). */
export function requiredPhone(codes: { required: ValidationCode; invalid: ValidationCode }) {
  return z
    .string(codes.required)
    .check(
      z.overwrite(normalisePhone),
      z.minLength(1, { error: codes.required, abort: true }),
      z.regex(phonePattern, codes.invalid),
    )
}

export function optionalPhone(invalid: ValidationCode) {
  const text = z.string().check(
    z.overwrite(normalisePhone),
    z.refine((phone) => phone === '' || phonePattern.test(phone), { error: invalid }),
  )
  return z._default(text, '')
}

/** One of some codes, or nothing. */
export function optionalChoice<const Codes extends readonly string[]>(
  codes: Codes,
  invalid: ValidationCode,
) {
  return z._default(z.enum(['', ...codes], invalid), '')
}

const latinText = z.overwrite((text: string) => latinDigits(oneLine(text)).trim())

/** A day of the calendar as `yyyy-mm-dd`, whatever digits it was typed in. */
export function requiredDay(codes: { required: ValidationCode; invalid: ValidationCode }) {
  return z
    .string(codes.required)
    .check(
      latinText,
      z.minLength(1, { error: codes.required, abort: true }),
      z.regex(z.regexes.date, { error: codes.invalid, abort: true }),
    )
}

export function optionalDay(invalid: ValidationCode) {
  const text = z.string().check(
    latinText,
    z.refine((day) => day === '' || z.regexes.date.test(day), { error: invalid, abort: true }),
  )
  return z._default(text, '')
}

/** The number on a paper, letters and strokes included; its digits become Latin so that it can be found. */
export function optionalNumber(maximum: number, long: ValidationCode) {
  return z._default(z.string().check(latinText, z.maxLength(maximum, long)), '')
}
