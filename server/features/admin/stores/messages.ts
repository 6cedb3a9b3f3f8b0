import type { Transaction } from 'kysely'
import { staffCollections } from '#contract/admin/collections.ts'
import { inEachLanguage } from '#contract/locale.ts'
import type { RequestedLine } from '#contract/quotation/quotation-line.ts'
import type { Row } from '#server/collections/collection-db.ts'
import { findProducts } from '#server/content/find-products.ts'
import { fromJson, type JsonText } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { defineStore } from '../store.ts'

type Db = Database | Transaction<Tables>

export const messagesStore = defineStore(staffCollections.messages, {
  async link(db, rows) {
    const branchNames = await loadBranchNames(db, rows)
    const productIds = await loadProductIds(db, rows)
    return rows.map((row, index) => ({
      branchName: branchNames.get(String(row['branch_id'])) ?? null,
      productIds: productIds[index] ?? {},
    }))
  },
})

async function loadBranchNames(db: Db, rows: readonly Row[]) {
  const ids = rows.map((row) => String(row['branch_id'] ?? '')).filter(Boolean)
  if (ids.length === 0) return new Map<string, never>()
  const branches = await db.selectFrom('branches').selectAll().where('id', 'in', ids).execute()
  return new Map(
    branches.map((branch) => [branch.id, inEachLanguage((language) => branch[`name_${language}`])]),
  )
}

/** Of each row: the ids of the products that its lines name and that are still there, by slug. */
async function loadProductIds(db: Db, rows: readonly Row[]): Promise<Record<string, string>[]> {
  const slugs = rows.map((row) => linesOf(row).map(({ product }) => product))
  if (slugs.every(({ length }) => length === 0)) return []
  const products = await findProducts(db)
  return slugs.map((named) =>
    Object.fromEntries(
      named.flatMap((slug) => {
        const product = products.get(slug)
        return product ? [[slug, product.id]] : []
      }),
    ),
  )
}

/** A row that was put away before there were lines has none. */
function linesOf(row: Row): RequestedLine[] {
  return fromJson(String(row['lines'] ?? '[]') as JsonText<RequestedLine[]>)
}
