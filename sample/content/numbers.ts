import type { SampleOf } from '../sample-record.ts'

export const numbers: SampleOf<'statistics'> = {
  completedProjects: 640,
  currentClients: 180,
  employees: 420,
  customerSatisfaction: 97,
}
