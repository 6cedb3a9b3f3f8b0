import { staffCollections } from '#contract/admin/collections.ts'
import type { Transaction } from 'kysely'
import type { FanModel } from '#contract/fans/fan-model.ts'
import { fromJson } from '#server/db/column-values.ts'
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
  async complete(transaction, columns, { current, isRestored }) {
    await requireDataSheet(transaction, columns)
    // Nobody is there to mend what comes back out of the bin.
    if (!isRestored) await requireOwnCodes(transaction, columns, current?.id)
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

/** Refuses a code that a model of another product has (MODEL-1). */
async function requireOwnCodes(
  transaction: Transaction<Tables>,
  columns: Columns,
  id: string | undefined,
) {
  const models = columns['models']
  if (typeof models !== 'string') return
  const rows = await transaction.selectFrom('products').select(['id', 'models']).execute()
  const others = rows.filter((row) => row.id !== id)
  const taken = new Set(others.flatMap((row) => fromJson(row.models).map(codeOf)))
  const index = fromJson<FanModel[]>(models).findIndex((model) => taken.has(codeOf(model)))
  if (index >= 0)
    throw new ApiError('invalid_input', {
      [`models.${index}.code`]: [`fan.code.taken:${index + 1}`],
    })
}

/** Letter case does not tell codes apart. */
const codeOf = ({ code }: FanModel) => code.toLowerCase()
