import type { Transaction } from 'kysely'
import type { ContactMessage } from '#contract/submissions.ts'
import { newRow } from '#server/db/new-row.ts'
import type { Tables } from '#server/db/tables.ts'
import type { StoreSubmission } from '#server/submissions/register-submission.ts'

/** Keeps a contact message, as text and nothing else, for staff to read. */
export const storeMessage: StoreSubmission<ContactMessage> = async (
  transaction,
  { id, reference, language, fields, noticeId },
) => {
  const row = {
    ...newRow(),
    id,
    reference,
    name: fields.Name,
    email: fields.Email,
    phone_number: fields.PhoneNumber,
    message_content: fields.MessageContent,
    topic: fields.Topic,
    branch_id: await presentBranch(transaction, fields.Branch),
    language,
    status: 'new',
    notes: '',
    notice_id: noticeId,
  }
  await transaction.insertInto('messages').values(row).execute()
}

/** A branch that is gone meanwhile is none: the message is kept all the same (CONTACT-15). */
async function presentBranch(transaction: Transaction<Tables>, id = ''): Promise<string> {
  if (id === '') return ''
  const found = await transaction
    .selectFrom('branches')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.id ?? ''
}
