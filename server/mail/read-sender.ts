import { z } from 'zod/mini'
import { brand } from '#brand/brand.ts'
import type { Language } from '#contract/locale.ts'
import type { Database } from '#server/db/database.ts'
import type { MailAddress } from './mailer.ts'

/** Whom a mail comes from: the company, by its settings. */
export async function readSender(db: Database, language: Language): Promise<MailAddress> {
  const settings = await db
    .selectFrom('settings')
    .select(['company_name_ar', 'company_name_en', 'gmail_link'])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  const name = language === 'ar' ? settings?.company_name_ar : settings?.company_name_en
  const address = settings?.gmail_link ?? ''
  return {
    name: name?.trim() || brand.name[language],
    address: z.regexes.email.test(address) ? address : brand.email,
  }
}
