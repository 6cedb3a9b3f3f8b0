import { about } from './content/about.ts'
import { branches } from './content/branches.ts'
import { certificates } from './content/certificates.ts'
import { clients } from './content/clients.ts'
import { drivers } from './content/drivers.ts'
import { frames } from './content/frames.ts'
import { homeCards } from './content/home-cards.ts'
import { homeTabs } from './content/home-tabs.ts'
import { jobs } from './content/jobs.ts'
import { numbers } from './content/numbers.ts'
import { products } from './content/products.ts'
import { projects } from './content/projects.ts'
import { retention } from './content/retention.ts'
import { services } from './content/services.ts'
import { settings } from './content/settings.ts'
import type { SampleContent } from './sample-record.ts'

/** The sample company's content (SEED-2). */
export const sampleContent = {
  frames,
  about: [about],
  drivers,
  statistics: [numbers],
  tabsStatistics: homeTabs,
  cardsStatistics: homeCards,
  clients,
  certificates,
  projects,
  services,
  products,
  jobs,
  branches,
  settings: [settings],
  retention: [retention],
} satisfies SampleContent
