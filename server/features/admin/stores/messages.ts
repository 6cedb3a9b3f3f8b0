import { staffCollections } from '#contract/admin/collections.ts'
import { inEachLanguage } from '#contract/locale.ts'
import { defineStore } from '../store.ts'

export const messagesStore = defineStore(staffCollections.messages, {
  async link(db, rows) {
    const ids = rows.map((row) => String(row['branch_id'] ?? '')).filter(Boolean)
    const branches =
      ids.length === 0
        ? []
        : await db.selectFrom('branches').selectAll().where('id', 'in', ids).execute()
    return rows.map((row) => {
      const branch = branches.find(({ id }) => id === row['branch_id'])
      return {
        branchName: branch ? inEachLanguage((language) => branch[`name_${language}`]) : null,
      }
    })
  },
})
