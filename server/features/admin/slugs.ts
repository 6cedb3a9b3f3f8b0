import type { Transaction } from 'kysely'
import { fieldLimits } from '#contract/admin/field-limits.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { collectionDb, type Columns } from './collection-db.ts'
import type { Writing } from './complete-row.ts'
import { slugOf } from './slug-of.ts'

/**
 * Gives a row its slug: the one that was typed, else the one that it has, else one made from its English title.
 * A record that comes back gets another one where its own has been given away.
 *
 * @param table that keeps slugs
 * @param fallback what a slug is made from where there is no English title
 * @throws ApiError `invalid_input` when another row has the slug that was typed
 */
export async function completeSlug(
  transaction: Transaction<Tables>,
  table: keyof Tables,
  columns: Columns,
  { current, isRestored, fallback }: Writing & { fallback: string },
): Promise<Columns> {
  const typed = String(columns['slug'])
  if (typed === '') {
    const slug = current
      ? String(current['slug'])
      : await freeSlug(transaction, table, slugOf(String(columns['title_en'])) || fallback)
    return { ...columns, slug }
  }
  if (isRestored) return { ...columns, slug: await freeSlug(transaction, table, typed) }
  const holder = await collectionDb(transaction)
    .selectFrom(table)
    .select('id')
    .where('slug', '=', typed)
    .executeTakeFirst()
  if (holder && holder.id !== current?.id) {
    throw new ApiError('invalid_input', { slug: ['slug.taken'] })
  }
  return columns
}

/** This slug, or the first of `slug-2`, `slug-3` and so on that no row has. */
async function freeSlug(
  transaction: Transaction<Tables>,
  table: keyof Tables,
  slug: string,
): Promise<string> {
  const rows = await collectionDb(transaction).selectFrom(table).select('slug').execute()
  const taken = new Set(rows.map((row) => row['slug']))
  let free = slug
  for (let number = 2; taken.has(free); number++) {
    const ending = `-${number}`
    free = `${slug.slice(0, fieldLimits.slug - ending.length)}${ending}`
  }
  return free
}
