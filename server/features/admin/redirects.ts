import type { Transaction } from 'kysely'
import type { AddressedCollection } from '#contract/collections/redirects.ts'
import { newRow } from '#server/db/new-row.ts'
import type { Tables } from '#server/db/tables.ts'

/** A record's move from one address to another, of the same collection. */
interface Move {
  collection: AddressedCollection
  /** Undefined for a record that comes, or comes back. */
  from: { id: string; slug: string } | undefined
  /** The slug that it takes. */
  to: string
}

/**
 * Lets the address that a record leaves lead on to it, for ever. Nothing leads on from an address that a record has,
 * so that each redirect ends at once.
 */
export async function redirectAddress(
  transaction: Transaction<Tables>,
  { collection, from, to }: Move,
): Promise<void> {
  if (from?.slug === to) return
  const ended = await transaction
    .deleteFrom('redirects')
    .where('collection', '=', collection)
    .where('slug', '=', to)
    .returning('id')
    .executeTakeFirst()
  if (ended)
    await transaction
      .deleteFrom('search_texts')
      .where('collection', '=', 'redirects')
      .where('record_id', '=', ended.id)
      .execute()
  if (from === undefined) return
  const row = { ...newRow(), collection, slug: from.slug, record_id: from.id }
  await transaction.insertInto('redirects').values(row).execute()
}
