import { staffCollections } from '#contract/admin/collections.ts'
import { keepNotices, noticesOf, type Retention } from '#server/retention/notices.ts'
import type { Row } from '#server/collections/collection-db.ts'
import { defineStore } from '../store.ts'

// The row of its own table.
const periodsOf = (row: Row) => row as unknown as Retention

export const retentionStore = defineStore(staffCollections.retention, {
  link: async (_db, rows) => rows.map((row) => ({ notices: noticesOf(periodsOf(row)) })),
  // A form may show the new sentences as soon as they are settled.
  async enforceInvariant(transaction, written) {
    await keepNotices(transaction, periodsOf(written))
    return []
  },
})
