import type { CollectionDescription } from './collection.ts'
import { about } from './about.ts'
import { associatedJobs } from './associated-jobs.ts'
import { associatedServices } from './associated-services.ts'
import { branches } from './branches.ts'
import { cardsStatistics } from './cards-statistics.ts'
import { certificates } from './certificates.ts'
import { clients } from './clients.ts'
import { drivers } from './drivers.ts'
import { frames } from './frames.ts'
import { jobs } from './jobs.ts'
import { labels } from './labels.ts'
import { mailTemplates } from './mail-templates.ts'
import { messages } from './messages.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { redirects } from './redirects.ts'
import { replyTemplates } from './reply-templates.ts'
import { retention } from './retention.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'
import { statistics } from './statistics.ts'
import { tabsStatistics } from './tabs-statistics.ts'
import { vendors } from './vendors.ts'

/** Every collection that there is, in the order of the side menu. Every other list of them is derived from this. */
export const collections = {
  frames,
  about,
  drivers,
  statistics,
  tabsStatistics,
  cardsStatistics,
  clients,
  certificates,
  services,
  associatedServices,
  products,
  jobs,
  associatedJobs,
  vendors,
  projects,
  messages,
  mailTemplates,
  replyTemplates,
  settings,
  branches,
  redirects,
  labels,
  retention,
} as const

export type Collections = typeof collections

type VisitorName = {
  [Name in keyof Collections]: Collections[Name] extends { visitors: { call: unknown } }
    ? Name
    : never
}[keyof Collections]

export type VisitorCollections = Pick<Collections, VisitorName>

/** The collections that visitors read, each by a call of its own. */
export const visitorCollections = Object.fromEntries(
  Object.entries<CollectionDescription>(collections).filter(
    ([, { visitors }]) => visitors?.call !== undefined,
  ),
) as unknown as VisitorCollections

/** The collections on whose records staff work. */
export const workedCollections = Object.values<CollectionDescription>(collections).filter(
  ({ worked }) => worked !== undefined,
)
