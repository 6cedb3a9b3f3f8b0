import { z } from 'zod/mini'
import { sendMessageCall } from './calls.ts'
import { contactLimits } from './contact-limits.ts'
import { contactTopics } from './contact-topics.ts'
import { oneLine } from './plain-text.ts'
import { defineSubmission } from './submissions/define-submission.ts'
import { code, optionalChoice, requiredEmail, requiredPhone } from './submissions/field-rules.ts'

/**
 * The contact form (CONTACT-1 to CONTACT-4, CONTACT-6): of each field the first failed rule is told. Values are trimmed,
 * the e-mail lower-cased, the phone's digits made Latin. A failed rule's message is a `ValidationCode`.
 */
export const contactMessageSchema = z.object({
  Name: z
    .string(code('name.required'))
    .check(
      z.overwrite(oneLine),
      z.trim(),
      z.minLength(1, { error: code('name.required'), abort: true }),
      z.minLength(contactLimits.name.minimum, code('name.short')),
      z.maxLength(contactLimits.name.maximum, code('name.long')),
    ),
  Email: requiredEmail(contactLimits.email.maximum, {
    required: 'email.required',
    invalid: 'email.invalid',
    long: 'email.long',
  }),
  PhoneNumber: requiredPhone({ required: 'phone.required', invalid: 'phone.invalid' }),
  MessageContent: z
    .string(code('message.required'))
    .check(
      z.trim(),
      z.minLength(1, { error: code('message.required'), abort: true }),
      z.minLength(contactLimits.message.minimum, code('message.short')),
      z.maxLength(contactLimits.message.maximum, code('message.long')),
    ),
  /** Empty where none was chosen. */
  Topic: optionalChoice(contactTopics, 'topic.invalid'),
  /** The id of a branch; left out for none, and what is no id counts as none (CONTACT-15). */
  Branch: z.optional(z.catch(z.uuid(), '')),
})
export type ContactMessage = z.infer<typeof contactMessageSchema>

export const sendMessage = defineSubmission({
  ...sendMessageCall,
  summary: 'Sends a contact message; multipart form',
  fields: contactMessageSchema,
  files: {},
})
