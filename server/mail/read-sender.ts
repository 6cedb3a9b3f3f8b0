import type { Transaction } from 'kysely'
import { z } from 'zod/mini'
import { brand } from '#brand/brand.ts'
import type { Language } from '#contract/locale.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { MailAddress } from './mail.ts'

/** The sender of every mail: the company, by its settings. */
export async function readSender(
  db: Database | Transaction<Tables>,
  language: Language,
): Promise<MailAddress> {
  const settings = await db
    .selectFrom('settings')
    .select([`company_name_${language} as name`, 'gmail_link'])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  const address = settings?.gmail_link ?? ''
  return {
    name: settings?.name.trim() || brand.name[language],
    address: z.regexes.email.test(address) ? address : brand.email,
  }
}
