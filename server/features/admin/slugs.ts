import type { Transaction } from 'kysely'
import { fieldLimits } from '#contract/admin/field-limits.ts'
import { reservedSlugs } from '#contract/admin/reserved-slugs.ts'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { type AddressedCollection, addressedCollections } from '#contract/collections/redirects.ts'
import { languages, locales } from '#contract/locale.ts'
import { publicPaths } from '#contract/site-paths.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { collectionDb, type Columns } from '#server/collections/collection-db.ts'
import { redirectAddress } from './redirects.ts'
import { slugOf } from './slug-of.ts'
import type { Writing } from './writing.ts'

/**
 * Gives a row its slug, where its collection has one: the one that was typed, else the one that it has, else one made
 * from its title in Latin letters. A record that comes back gets another one where its own has been given away. The slug that a
 * record had leads on.
 *
 * @throws ApiError `invalid_input` when another row, or a page of the site, has the slug that was typed
 */
export async function completeSlug(
  transaction: Transaction<Tables>,
  { name, fields }: CollectionDescription,
  columns: Columns,
  writing: Writing,
): Promise<Columns> {
  const collection = addressedCollections.find((addressed) => addressed === name)
  if (collection === undefined || fields['slug']?.kind !== 'slug') return columns
  const { fallback } = fields['slug']
  const slug = await chooseSlug(transaction, collection, columns, { ...writing, fallback })
  const { current } = writing
  const from = current && { id: current.id, slug: String(current['slug']) }
  await redirectAddress(transaction, { collection, from, to: slug })
  return { ...columns, slug }
}

async function chooseSlug(
  transaction: Transaction<Tables>,
  collection: AddressedCollection,
  columns: Columns,
  { current, isRestored, fallback }: Writing & { fallback: string },
): Promise<string> {
  const typed = String(columns['slug'])
  if (typed === '' && current) return String(current['slug'])
  if (typed === '') return freeSlug(transaction, collection, slugOfTitle(columns) ?? fallback)
  if (isRestored) return freeSlug(transaction, collection, typed)
  if (isPage(collection, typed)) throw new ApiError('invalid_input', { slug: ['slug.taken'] })
  const holder = await collectionDb(transaction)
    .selectFrom(collection)
    .select('id')
    .where('slug', '=', typed)
    .executeTakeFirst()
  const isReserved = reservedSlugs[collection].some((slug) => slug === typed)
  if (isReserved || (holder && holder.id !== current?.id)) {
    throw new ApiError('invalid_input', { slug: ['slug.taken'] })
  }
  return typed
}

function slugOfTitle(columns: Columns): string | undefined {
  return languages
    .filter((language) => locales[language].script === 'latin')
    .map((language) => slugOf(String(columns[`title_${language}`])))
    .find(Boolean)
}

/** Tells that a page of the site has the address that a record would have, such as `/products/select` (SELECT-17). */
const isPage = (collection: AddressedCollection, slug: string) =>
  publicPaths.some((path) => path === `/${collection}/${slug}`)

/** This slug, or the first of `slug-2`, `slug-3` and so on at which nothing is, and from which nothing leads on. */
async function freeSlug(
  transaction: Transaction<Tables>,
  collection: AddressedCollection,
  slug: string,
): Promise<string> {
  const rows = await transaction
    .selectFrom(collection)
    .select('slug')
    .unionAll(
      transaction.selectFrom('redirects').select('slug').where('collection', '=', collection),
    )
    .execute()
  const taken = new Set([...rows.map((row) => row.slug), ...reservedSlugs[collection]])
  let free = slug
  for (let number = 2; taken.has(free) || isPage(collection, free); number++) {
    const ending = `-${number}`
    free = `${slug.slice(0, fieldLimits.slug - ending.length)}${ending}`
  }
  return free
}
