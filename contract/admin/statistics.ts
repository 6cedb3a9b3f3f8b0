import { defineCollection } from './collection.ts'
import { numberField } from './fields.ts'

/** The four counters; a single record. */
export const statisticsCollection = defineCollection({
  name: 'statistics',
  fields: {
    completedProjects: numberField(),
    currentClients: numberField(),
    employees: numberField(),
    /** Per cent. */
    customerSatisfaction: numberField(100),
  },
  shown: {},
  abilities: { add: 'single', remove: false, reorder: false },
  sorts: ['createdAt'],
  filters: {},
})
