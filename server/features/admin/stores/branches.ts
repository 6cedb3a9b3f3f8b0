import { staffCollections } from '#contract/admin/collections.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import { ApiError } from '#server/http/api-error.ts'
import { defineStore } from '../store.ts'

export const branchesStore = defineStore(staffCollections.branches, {
  // One branch is the default (RECORD-19): the last that was made so.
  async enforceInvariant(transaction, written) {
    if (written['is_default'] !== 1) return []
    const rows = await transaction
      .updateTable('branches')
      .set((expression) => ({
        is_default: 0,
        version: expression('version', '+', 1),
        updated_at: toTime(new Date(timeNow())),
      }))
      .where('is_default', '=', 1)
      .where('id', '!=', written.id)
      .returningAll()
      .execute()
    return rows.map((after) => ({ before: { ...after, is_default: 1 }, after }))
  },
  // Only another branch takes the mark away, so that there is always one that has it (RECORD-19).
  async complete(_transaction, columns, { current }) {
    if (current?.['is_default'] === 1 && columns['is_default'] === 0)
      throw new ApiError('invalid_input', { isDefault: ['branch.default'] })
    return columns
  },
  requireRemovable(row) {
    if (row['is_default'] === 1) throw new ApiError('default_branch')
  },
})
