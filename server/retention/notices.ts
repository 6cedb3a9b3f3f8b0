import { createHash } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import {
  type SubmittedCollection,
  submittedCollections,
} from '#contract/admin/submitted-collections.ts'
import { inEachLanguage, type Language, languages, type Localized } from '#contract/locale.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import { bumpContentVersion } from '#server/db/content-version.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { serverTexts } from '#server/texts/server-texts.ts'

export type Retention = Selectable<Tables['retention']>

/** The periods as they are settled; undefined while nobody has. */
export function readRetention(db: Database | Transaction<Tables>): Promise<Retention | undefined> {
  return db.selectFrom('retention').selectAll().limit(1).executeTakeFirst()
}

/** The sentence that these periods make for a form (PERSON-12). */
export function noticeOf(
  collection: SubmittedCollection,
  language: Language,
  months: Omit<Retention, 'id' | 'version' | 'created_at' | 'updated_at'>,
): string {
  const texts = serverTexts[language].retention
  const period = (count: number) => {
    if (count === 0) return texts.kept
    const form = new Intl.PluralRules(language).select(count)
    return texts[form === 'zero' ? 'other' : form].replace('{count}', String(count))
  }
  switch (collection) {
    case 'messages':
      return months.message_months === 0
        ? texts['messages.kept']
        : texts.messages.replace('{period}', period(months.message_months))
    case 'associated-jobs':
      return texts['associated-jobs']
        .replace('{open}', period(months.open_application_months))
        .replace('{rejected}', period(months.refused_application_months))
        .replace('{hired}', period(months.hired_application_months))
    case 'vendors':
      return texts.vendors
        .replace('{open}', period(months.open_vendor_months))
        .replace('{rejected}', period(months.refused_vendor_months))
  }
}

/** The sentences that these periods make for all forms, in each language. */
export function noticesOf(
  months: Retention,
): { collection: SubmittedCollection; texts: Localized }[] {
  return submittedCollections.map((collection) => ({
    collection,
    texts: inEachLanguage((language) => noticeOf(collection, language, months)),
  }))
}

/** The id of a sentence that a form shows, in the form of none other. */
export function noticeId(collection: SubmittedCollection, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([collection, text]))
    .digest('hex')
    .slice(0, 32)
}

/** Keeps each sentence that forms show from now on, so that a submission can name it. */
export async function keepNotices(
  transaction: Transaction<Tables>,
  months: Retention,
): Promise<void> {
  await transaction
    .insertInto('retention_notices')
    .values(rowsOf(months))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

function rowsOf(months: Retention) {
  const since = toTime(new Date(timeNow()))
  return noticesOf(months).flatMap(({ collection, texts }) =>
    languages.map((language) => {
      const text = texts[language]
      return { id: noticeId(collection, text), collection, text, since }
    }),
  )
}

/** Keeps the sentences of a version of the product that words them anew, before its first page shows them. */
export async function keepOwnNotices(db: Database): Promise<void> {
  const months = await readRetention(db)
  if (months === undefined) return
  const ids = rowsOf(months).map(({ id }) => id)
  if ((await loadNotices(db, ids)).size === new Set(ids).size) return
  await db.transaction().execute(async (transaction) => {
    // The answers that are kept have the former ones.
    await bumpContentVersion(transaction)
    await keepNotices(transaction, months)
  })
}

/** The id of the sentence that a visitor was shown; empty for one that no form of this kind has shown. */
export async function knownNotice(
  transaction: Transaction<Tables>,
  collection: SubmittedCollection,
  text: string,
): Promise<string> {
  if (text === '') return ''
  const known = await transaction
    .selectFrom('retention_notices')
    .select('id')
    .where('id', '=', noticeId(collection, text))
    .executeTakeFirst()
  return known?.id ?? ''
}

/** The sentences with these ids, by their ids. */
export async function loadNotices(
  db: Database | Transaction<Tables>,
  ids: readonly string[],
): Promise<Map<string, { text: string; since: string }>> {
  const asked = [...new Set(ids)].filter(Boolean)
  if (asked.length === 0) return new Map()
  const rows = await db
    .selectFrom('retention_notices')
    .select(['id', 'text', 'since'])
    .where('id', 'in', asked)
    .execute()
  return new Map(rows.map(({ id, text, since }) => [id, { text, since }]))
}
