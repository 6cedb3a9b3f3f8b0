import type { Transaction } from 'kysely'
import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import type { Language } from '#contract/locale.ts'
import { linkAction } from '#contract/mail-template.ts'
import { trackLinkOf } from '#contract/site-paths.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { composeMail, type MailPart } from '#server/mail/compose-mail.ts'
import { storeMail } from '#server/mail/mail-queue.ts'
import { readSender } from '#server/mail/read-sender.ts'
import { readRequests } from '#server/submissions/visitor-requests.ts'

interface Reply {
  /** The id of the note that holds the reply. */
  id: string
  collection: SubmittedCollection
  recordId: string
  subject: string
  language: Language
  text: string
  /** The site's own. */
  origin: string
}

/**
 * Emails a reply to the visitor by the queue of all mails, in the transaction that stores it. The company is its sender
 * and gets the answer: colleagues come and go, and the thread goes on (WORK-15).
 *
 * @throws ApiError `no_address` where the visitor gave none
 */
export async function mailReply(
  transaction: Transaction<Tables>,
  { id, collection, recordId, subject, language, text, origin }: Reply,
): Promise<void> {
  const [request] = await readRequests(transaction, collection, 'id', recordId)
  if (request === undefined || request.email === '') throw new ApiError('no_address')
  const sender = await readSender(transaction, language)
  const link = trackLinkOf(origin, request.reference, language)
  await storeMail(
    transaction,
    {
      from: sender,
      replyTo: sender,
      to: { name: request.name, address: request.email },
      toVisitor: true,
      ...composeMail(language, subject, partsOf(text, link, language)),
    },
    { id },
  )
  await transaction
    .insertInto('reply_deliveries')
    .values({ id, record_id: recordId, state: 'waiting' })
    .execute()
}

/** The paragraphs of a reply, with their lines as they were typed; the link to the request's state is a button. */
function partsOf(text: string, link: string, language: Language): MailPart[] {
  const action = linkAction[language]
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .map((line) => (line === link ? `\n${link}\n` : line))
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => (paragraph === link ? { link, action } : paragraph))
}
