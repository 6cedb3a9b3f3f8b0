import { staffCollections } from '#contract/admin/collections.ts'
import type { Transaction } from 'kysely'
import { type AddressedCollection, addressedCollections } from '#contract/collections/redirects.ts'
import type { Localized } from '#contract/locale.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { defineStore } from '../store.ts'
import { titleColumns, titleOf } from '#server/collections/titles.ts'

export const redirectsStore = defineStore(staffCollections.redirects, {
  async link(db, rows) {
    const records = await findRecords(
      db,
      rows.map((row) => String(row['record_id'])),
    )
    return rows.map((row) => ({ record: records.get(String(row['record_id'])) ?? null }))
  },
  // One that was removed comes back only where nothing else has come to its address.
  async complete(transaction, columns) {
    const collection = addressedCollections.find((name) => name === columns['collection'])
    if (collection && (await isTaken(transaction, collection, String(columns['slug']))))
      throw new ApiError('invalid_input', { slug: ['slug.taken'] })
    return columns
  },
})

async function isTaken(
  transaction: Transaction<Tables>,
  collection: AddressedCollection,
  slug: string,
): Promise<boolean> {
  const record = await transaction
    .selectFrom(collection)
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  const redirect = await transaction
    .selectFrom('redirects')
    .select('id')
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return record !== undefined || redirect !== undefined
}

/** The records with these ids that are there, by their ids. */
async function findRecords(db: Database | Transaction<Tables>, ids: string[]) {
  const found = new Map<string, { title: Localized; slug: string }>()
  if (ids.length === 0) return found
  for (const table of addressedCollections) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'slug', ...titleColumns])
      .where('id', 'in', ids)
      .execute()
    for (const row of rows) found.set(row.id, { title: titleOf(row), slug: row.slug })
  }
  return found
}
