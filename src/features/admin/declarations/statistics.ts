import { statisticsCollection } from '#contract/admin/statistics.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText } from '../collections/usual-columns.ts'

const counters = [
  'completedProjects',
  'currentClients',
  'employees',
  'customerSatisfaction',
] as const

/** The four counters; a single record. */
export const statisticsScreen = defineScreen(statisticsCollection, {
  path: '/admin/statistics',
  texts: textsOf('statistics'),
  nameOf: () => '',
  editing: 'page',
  columns: counters.map((name) => ({
    name,
    header: fieldText(name),
    kind: 'number',
    value: (record) => record[name],
  })),
  fields: {
    completedProjects: { kind: 'number', label: fieldText('completedProjects') },
    currentClients: { kind: 'number', label: fieldText('currentClients') },
    employees: { kind: 'number', label: fieldText('employees') },
    customerSatisfaction: { kind: 'number', label: fieldText('customerSatisfaction') },
  },
})
