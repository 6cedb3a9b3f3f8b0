import { staffCollections } from '#contract/admin/collections.ts'
import { defineStore } from '../store.ts'
import { associatedJobsStore } from './associated-jobs.ts'

export const jobsStore = defineStore(staffCollections.jobs, {
  referrers: [{ store: associatedJobsStore, column: 'vacancy_id', by: 'slug' }],
  // Applications name their vacancy by its slug.
  async complete(transaction, columns, { current }) {
    if (current && current['slug'] !== columns['slug']) {
      await transaction
        .updateTable('applications')
        .set({ vacancy_id: String(columns['slug']) })
        .where('vacancy_id', '=', String(current['slug']))
        .execute()
    }
    return columns
  },
})
