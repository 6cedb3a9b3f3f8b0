import { z } from 'zod/mini'
import { requestQuotationCall } from '../calls.ts'
import { linesField } from '../quotation/line-schema.ts'
import { quotationLimits } from '../quotation/quotation-line.ts'
import { contactMessageSchema } from '../submissions.ts'
import { defineSubmission } from './define-submission.ts'
import { code } from './field-rules.ts'

const { Name, Email, PhoneNumber } = contactMessageSchema.shape

/** Who asks for a quotation, and what they say beside its lines (QUOTE-7). */
export const quotationContactSchema = z.object({
  Name,
  Email,
  PhoneNumber,
  MessageContent: z._default(
    z.string().check(z.trim(), z.maxLength(quotationLimits.message, code('message.long'))),
    '',
  ),
})
export type QuotationContact = z.infer<typeof quotationContactSchema>

export const quotationRequestSchema = z.object({
  ...quotationContactSchema.shape,
  /** As JSON. */
  Lines: linesField,
})
export type QuotationRequest = z.infer<typeof quotationRequestSchema>

export const requestQuotation = defineSubmission({
  ...requestQuotationCall,
  summary: 'Asks for a quotation of several products; multipart form, its lines as JSON',
  fields: quotationRequestSchema,
  files: {},
  longestField: 512 * 1024,
})
