import type { SeedNumbers } from '../seed-types.ts'

export const numbers: SeedNumbers = {
  completedProjects: 640,
  currentClients: 180,
  employees: 420,
  customerSatisfaction: 97,
}
