import { staffCollections } from '#contract/admin/collections.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Columns } from '#server/collections/collection-db.ts'
import { loadDataSheets } from '../data-sheets.ts'
import { defineStore } from '../store.ts'
import { projectsStore } from './projects.ts'

export const productsStore = defineStore(staffCollections.products, {
  referrers: [{ store: projectsStore, column: 'product_ids', by: 'id', among: true }],
  async link(db, rows) {
    const sheets = await loadDataSheets(db, rows.flatMap(dataSheetOf))
    return rows.map((row) => ({ dataSheet: sheets.get(String(row['data_sheet_file'])) ?? null }))
  },
  async complete(transaction, columns) {
    await requireDataSheet(transaction, columns)
    return columns
  },
})

function dataSheetOf(columns: Columns): string[] {
  const file = columns['data_sheet_file']
  return typeof file === 'string' ? [file] : []
}

async function requireDataSheet(transaction: Transaction<Tables>, columns: Columns) {
  const named = dataSheetOf(columns)
  const stored = await loadDataSheets(transaction, named)
  if (named.some((file) => !stored.has(file))) {
    throw new ApiError('invalid_input', { dataSheetFile: ['dataSheet.unknown'] })
  }
}
