import type { Language } from '#contract/locale.ts'
import type { ContactMessage } from '#contract/submissions.ts'
import type { Database } from '#server/db/database.ts'
import { newRow } from '#server/db/new-row.ts'

/** Keeps a contact message, as text and nothing else, for staff to read. @returns its id */
export async function storeMessage(
  db: Database,
  language: Language,
  message: ContactMessage,
): Promise<string> {
  const row = {
    ...newRow(),
    name: message.Name,
    email: message.Email,
    phone_number: message.PhoneNumber,
    message_content: message.MessageContent,
    language,
    status: 'new',
    idempotency_key: null,
  }
  await db.insertInto('messages').values(row).execute()
  return row.id
}
