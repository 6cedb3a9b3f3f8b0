import type { Numbers } from '#contract/content/numbers.ts'
import { idOf, numberOf } from '../raw-values.ts'
import type { RawRecord } from '../read-envelope.ts'

/** Reads each figure under either of its names (COUNTER-4). */
export function readNumbers(record: RawRecord, index: number): Numbers {
  return {
    id: idOf(record, index),
    completedProjects: numberOf(record, 'completedProjects', 'projects'),
    currentClients: numberOf(record, 'currentClients', 'clients'),
    employees: numberOf(record, 'employees', 'staff'),
    customerSatisfaction: numberOf(record, 'customerSatisfaction', 'branches'),
  }
}
