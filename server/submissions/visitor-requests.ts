import type { Transaction } from 'kysely'
import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import { inEachLanguage, type Language, type Localized } from '#contract/locale.ts'
import type { RequestedLine } from '#contract/quotation/quotation-line.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import { fromJson, type JsonText } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { submittedTables } from './submitted-tables.ts'

/** Something that a visitor sent, with whom to tell of it. */
export interface VisitorRequest {
  collection: SubmittedCollection
  id: string
  reference: string
  language: Language
  name: string
  /** Empty where none was given, as is the phone number. */
  email: string
  phone: string
  createdAt: string
  row: Row
}

/** Reads what visitors sent by its id or reference; a reference may name more than one. */
export async function readRequests(
  db: Database | Transaction<Tables>,
  collection: SubmittedCollection,
  by: 'id' | 'reference',
  value: string,
): Promise<VisitorRequest[]> {
  const { table, sender, phone } = submittedTables[collection]
  const rows = await collectionDb(db)
    .selectFrom(table)
    .selectAll()
    .$castTo<Row>()
    .where(by, '=', value)
    .execute()
  return rows.map((row) => ({
    collection,
    id: row.id,
    reference: String(row['reference']),
    // Stored as one of them.
    language: row['language'] as Language,
    name: String(row[sender]),
    email: String(row['email']),
    phone: String(row[phone]),
    createdAt: row.created_at,
    row,
  }))
}

/** The lines that a visitor asked a quotation for; none in any other request. */
export function linesOfRequest({ row }: VisitorRequest): RequestedLine[] {
  return hasLines(row) ? fromJson(String(row['lines']) as JsonText<RequestedLine[]>) : []
}

const hasLines = (row: Row) => String(row['lines'] ?? '[]') !== '[]'

/** The title of a request: its vacancy, its company, else its kind. */
export async function titleOfRequest(
  db: Database | Transaction<Tables>,
  { collection, row }: VisitorRequest,
): Promise<Localized> {
  if (collection === 'vendors')
    return inEachLanguage((language) => String(row[language === 'ar' ? 'name_ar' : 'name_en']))
  const named = collection === 'messages' && hasLines(row) ? 'quotation' : collection
  const kind = inEachLanguage((language) => serverTexts[language].requests[named])
  if (collection === 'messages' || row['vacancy_id'] === null) return kind
  const vacancy = await collectionDb(db)
    .selectFrom('jobs')
    .selectAll()
    .$castTo<Row>()
    .where('slug', '=', String(row['vacancy_id']))
    .executeTakeFirst()
  // Where the vacancy is gone, or has no title in a language, it is known by its kind.
  return inEachLanguage(
    (language) => String(vacancy?.[`title_${language}`] ?? '') || kind[language],
  )
}
