import { z } from 'zod/mini'
import { sendMessageCall } from './calls.ts'
import { contactLimits } from './contact-limits.ts'
import { normalisePhone } from './digits.ts'
import { defineSubmission } from './submission.ts'
import type { ValidationCode } from './validation-texts.ts'

const phonePattern = /^\+?\d{10,15}$/

// Zod reports a failed check by its message; ours are codes, looked up in the page's language.
const code = (text: ValidationCode) => text

/**
 * The contact form, field by field as section 5 of the specification orders its rules. Values are trimmed,
 * the e-mail lower-cased, the phone's digits made Latin. A failed rule's message is a `ValidationCode`.
 */
export const contactMessageSchema = z.object({
  Name: z
    .string(code('name.required'))
    .check(
      z.trim(),
      z.minLength(1, { error: code('name.required'), abort: true }),
      z.minLength(contactLimits.name.minimum, code('name.short')),
      z.maxLength(contactLimits.name.maximum, code('name.long')),
    ),
  Email: z
    .string(code('email.required'))
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: code('email.required'), abort: true }),
      z.regex(z.regexes.email, { error: code('email.invalid'), abort: true }),
      z.maxLength(contactLimits.email.maximum, code('email.long')),
    ),
  PhoneNumber: z
    .string(code('phone.required'))
    .check(
      z.overwrite(normalisePhone),
      z.minLength(1, { error: code('phone.required'), abort: true }),
      z.regex(phonePattern, code('phone.invalid')),
    ),
  MessageContent: z
    .string(code('message.required'))
    .check(
      z.trim(),
      z.minLength(1, { error: code('message.required'), abort: true }),
      z.minLength(contactLimits.message.minimum, code('message.short')),
      z.maxLength(contactLimits.message.maximum, code('message.long')),
    ),
})
export type ContactMessage = z.infer<typeof contactMessageSchema>

export const sendMessage = defineSubmission({ ...sendMessageCall, fields: contactMessageSchema })
