import { statisticsCollection } from '#contract/admin/statistics.ts'
import { number } from '../field-columns.ts'
import { defineStore } from '../store.ts'

export const statisticsStore = defineStore({
  collection: statisticsCollection,
  table: 'numbers',
  isPublic: true,
  columns: {
    completedProjects: number('completed_projects'),
    currentClients: number('current_clients'),
    employees: number('employees'),
    customerSatisfaction: number('customer_satisfaction'),
  },
  shown: {},
  search: [],
  sorts: { createdAt: 'created_at' },
  filters: {},
})
