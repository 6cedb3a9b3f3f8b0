import { inEachLanguage } from '#contract/locale.ts'
import type { RequestedLine } from '#contract/quotation/quotation-line.ts'
import type { QuotationRequest } from '#contract/submissions/quotation.ts'
import { findProducts } from '#server/content/find-products.ts'
import { toJson } from '#server/db/column-values.ts'
import { newRow } from '#server/db/new-row.ts'
import type { StoreSubmission } from '#server/submissions/register-submission.ts'

const untitled = inEachLanguage(() => '')

/**
 * Keeps a quotation list as a message with lines (QUOTE-8). Each has its product's titles of today; a product that is gone
 * has none, and the line stays (QUOTE-5).
 */
export const storeQuotation: StoreSubmission<QuotationRequest> = async (
  transaction,
  { id, reference, language, fields, noticeId },
) => {
  const products = await findProducts(transaction)
  const lines = fields.Lines.map((line): RequestedLine => {
    const product = products.get(line.product)
    return { ...line, product: product?.slug ?? line.product, title: product?.title ?? untitled }
  })
  const row = {
    ...newRow(),
    id,
    reference,
    name: fields.Name,
    email: fields.Email,
    phone_number: fields.PhoneNumber,
    message_content: fields.MessageContent,
    topic: 'quotation',
    lines: toJson(lines),
    language,
    status: 'new',
    notes: '',
    notice_id: noticeId,
  }
  await transaction.insertInto('messages').values(row).execute()
}
