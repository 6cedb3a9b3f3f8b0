import type { Transaction } from 'kysely'
import { productsCollection } from '#contract/admin/products.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Columns } from '../collection-db.ts'
import { loadDataSheets } from '../data-sheets.ts'
import { dataSheet, inBoth, json, order, range, text } from '../field-columns.ts'
import { ownPicture } from '../image-columns.ts'
import { completeSlug } from '../slugs.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const productsStore = defineStore({
  collection: productsCollection,
  table: 'products',
  isPublic: true,
  columns: {
    title: inBoth('title', text),
    slug: text('slug'),
    type: text('type'),
    description: inBoth('description', text),
    airflow: range('airflow'),
    pressure: range('pressure'),
    power: range('power'),
    sizes: json<number[]>('sizes'),
    dataSheetFile: dataSheet('data_sheet_file'),
    ...ownPicture,
    order: order(),
  },
  shown: {},
  search: ['title', 'description'],
  sorts: { order: 'sort_order', title: foldedTitle, updatedAt: 'updated_at' },
  filters: { type: 'type' },
  async link(db, rows) {
    const sheets = await loadDataSheets(db, rows.flatMap(dataSheetOf))
    return rows.map((row) => ({ dataSheet: sheets.get(String(row['data_sheet_file'])) ?? null }))
  },
  async complete(transaction, columns, writing) {
    await requireDataSheet(transaction, columns)
    return completeSlug(transaction, 'products', columns, { ...writing, fallback: 'product' })
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
