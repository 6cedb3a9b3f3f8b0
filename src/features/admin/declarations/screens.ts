import type { CollectionScreen } from '../collections/screen.ts'
import { aboutScreen } from './about.ts'
import { associatedJobsScreen } from './associated-jobs.ts'
import { associatedServicesScreen } from './associated-services.ts'
import { branchesScreen } from './branches.ts'
import { cardsStatisticsScreen } from './cards-statistics.ts'
import { clientsScreen } from './clients.ts'
import { driversScreen } from './drivers.ts'
import { framesScreen } from './frames.ts'
import { jobsScreen } from './jobs.ts'
import { messagesScreen } from './messages.ts'
import { productsScreen } from './products.ts'
import { projectsScreen } from './projects.ts'
import { redirectsScreen } from './redirects.ts'
import { servicesScreen } from './services.ts'
import { settingsScreen } from './settings.ts'
import { statisticsScreen } from './statistics.ts'
import { tabsStatisticsScreen } from './tabs-statistics.ts'
import { vendorsScreen } from './vendors.ts'

/** Every collection's screens, by its name in the contract. */
export const screens = {
  frames: framesScreen,
  about: aboutScreen,
  projects: projectsScreen,
  services: servicesScreen,
  'associated-services': associatedServicesScreen,
  drivers: driversScreen,
  statistics: statisticsScreen,
  clients: clientsScreen,
  'tabs-statistics': tabsStatisticsScreen,
  'cards-statistics': cardsStatisticsScreen,
  products: productsScreen,
  jobs: jobsScreen,
  'associated-jobs': associatedJobsScreen,
  vendors: vendorsScreen,
  messages: messagesScreen,
  settings: settingsScreen,
  branches: branchesScreen,
  redirects: redirectsScreen,
} satisfies Record<string, CollectionScreen>

export type ScreenName = keyof typeof screens
