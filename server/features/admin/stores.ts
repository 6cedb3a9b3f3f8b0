import type { Store } from './store.ts'
import { aboutStore } from './stores/about.ts'
import { associatedJobsStore } from './stores/associated-jobs.ts'
import { associatedServicesStore } from './stores/associated-services.ts'
import { branchesStore } from './stores/branches.ts'
import { cardsStatisticsStore } from './stores/cards-statistics.ts'
import { clientsStore } from './stores/clients.ts'
import { driversStore } from './stores/drivers.ts'
import { framesStore } from './stores/frames.ts'
import { jobsStore } from './stores/jobs.ts'
import { messagesStore } from './stores/messages.ts'
import { productsStore } from './stores/products.ts'
import { projectsStore } from './stores/projects.ts'
import { redirectsStore } from './stores/redirects.ts'
import { servicesStore } from './stores/services.ts'
import { settingsStore } from './stores/settings.ts'
import { statisticsStore } from './stores/statistics.ts'
import { tabsStatisticsStore } from './stores/tabs-statistics.ts'
import { vendorsStore } from './stores/vendors.ts'

/** Every admin collection that there is. */
export const stores: Store[] = [
  framesStore,
  aboutStore,
  projectsStore,
  servicesStore,
  associatedServicesStore,
  driversStore,
  statisticsStore,
  clientsStore,
  tabsStatisticsStore,
  cardsStatisticsStore,
  productsStore,
  jobsStore,
  redirectsStore,
  settingsStore,
  branchesStore,
  associatedJobsStore,
  vendorsStore,
  messagesStore,
]

/** The store of a collection by its name, where there is one. */
export function findStore(name: string): Store | undefined {
  return stores.find(({ collection }) => collection.name === name)
}
