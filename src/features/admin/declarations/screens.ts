import type { Collection } from '#contract/admin/collection.ts'
import { staffCollections } from '#contract/admin/collections.ts'
import { type CollectionScreen, defineScreen } from '../collections/screen.ts'
import { aboutScreen } from './about.ts'
import { associatedJobsScreen } from './associated-jobs.ts'
import { associatedServicesScreen } from './associated-services.ts'
import { branchesScreen } from './branches.ts'
import { cardsStatisticsScreen } from './cards-statistics.ts'
import { clientsScreen } from './clients.ts'
import { driversScreen } from './drivers.ts'
import { framesScreen } from './frames.ts'
import { jobsScreen } from './jobs.ts'
import { labelsScreen } from './labels.ts'
import { mailTemplatesScreen } from './mail-templates.ts'
import { messagesScreen } from './messages.ts'
import { productsScreen } from './products.ts'
import { projectsScreen } from './projects.ts'
import { redirectsScreen } from './redirects.ts'
import { replyTemplatesScreen } from './reply-templates.ts'
import { retentionScreen } from './retention.ts'
import { servicesScreen } from './services.ts'
import { settingsScreen } from './settings.ts'
import { vendorsScreen } from './vendors.ts'

type Name = keyof typeof staffCollections

/** The screens that differ from the usual ones. */
const declared: Partial<Record<Name, CollectionScreen>> = {
  frames: framesScreen,
  about: aboutScreen,
  projects: projectsScreen,
  services: servicesScreen,
  associatedServices: associatedServicesScreen,
  drivers: driversScreen,
  clients: clientsScreen,
  cardsStatistics: cardsStatisticsScreen,
  products: productsScreen,
  jobs: jobsScreen,
  associatedJobs: associatedJobsScreen,
  vendors: vendorsScreen,
  messages: messagesScreen,
  mailTemplates: mailTemplatesScreen,
  replyTemplates: replyTemplatesScreen,
  settings: settingsScreen,
  branches: branchesScreen,
  redirects: redirectsScreen,
  labels: labelsScreen,
  retention: retentionScreen,
}

/** Every collection's screens, by its name in the contract. */
export const screens: ReadonlyMap<string, CollectionScreen> = new Map(
  (Object.keys(staffCollections) as Name[]).map((name) => {
    const collection: Collection = staffCollections[name]
    return [collection.name, declared[name] ?? defineScreen(collection, { fields: {} })]
  }),
)

/** @throws Error where there is no such collection */
export function screenOf(name: string): CollectionScreen {
  const screen = screens.get(name)
  if (screen === undefined) throw new Error(`There is no collection called '${name}'`)
  return screen
}
