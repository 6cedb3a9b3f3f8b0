import { staffCollections } from '#contract/admin/collections.ts'
import { defineStore, type Store } from './store.ts'
import { associatedJobsStore } from './stores/associated-jobs.ts'
import { associatedServicesStore } from './stores/associated-services.ts'
import { branchesStore } from './stores/branches.ts'
import { jobsStore } from './stores/jobs.ts'
import { messagesStore } from './stores/messages.ts'
import { productsStore } from './stores/products.ts'
import { projectsStore } from './stores/projects.ts'
import { redirectsStore } from './stores/redirects.ts'
import { retentionStore } from './stores/retention.ts'
import { servicesStore } from './stores/services.ts'
import { vendorsStore } from './stores/vendors.ts'

/** The collections whose records hang together with other tables. */
const withRules: Partial<Record<keyof typeof staffCollections, Store>> = {
  associatedJobs: associatedJobsStore,
  associatedServices: associatedServicesStore,
  branches: branchesStore,
  jobs: jobsStore,
  messages: messagesStore,
  products: productsStore,
  projects: projectsStore,
  redirects: redirectsStore,
  retention: retentionStore,
  services: servicesStore,
  vendors: vendorsStore,
}

const names = Object.keys(staffCollections) as (keyof typeof staffCollections)[]

/** Every admin collection that there is. */
export const stores: Store[] = names.map(
  (name) => withRules[name] ?? defineStore(staffCollections[name]),
)

/** The store of a collection by its name, where there is one. */
export function findStore(name: string): Store | undefined {
  return stores.find(({ collection }) => collection.name === name)
}
