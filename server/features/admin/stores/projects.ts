import { staffCollections } from '#contract/admin/collections.ts'
import { requireNamedRecords } from '../named-records.ts'
import { defineStore } from '../store.ts'

export const projectsStore = defineStore(staffCollections.projects, {
  complete: (transaction, columns, writing) =>
    requireNamedRecords(transaction, staffCollections.projects.description, columns, writing),
})
