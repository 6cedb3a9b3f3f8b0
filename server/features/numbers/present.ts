import type { Selectable } from 'kysely'
import type { Numbers } from '#contract/content/numbers.ts'
import type { NumbersTable } from '#server/db/tables/home.ts'

export function presentNumbers(row: Selectable<NumbersTable>): Numbers {
  return {
    id: row.id,
    completedProjects: row.completed_projects,
    currentClients: row.current_clients,
    employees: row.employees,
    customerSatisfaction: row.customer_satisfaction,
  }
}
