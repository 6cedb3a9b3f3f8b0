import { getAllAbouts } from '#contract/content/about.ts'
import { getAllBranches } from '#contract/content/branch.ts'
import { getAllCertificates } from '#contract/content/certificate.ts'
import { getAllClients } from '#contract/content/client.ts'
import { getAllDrivers } from '#contract/content/driver.ts'
import { getAllHomeCards } from '#contract/content/home-card.ts'
import { getAllHomeTabs } from '#contract/content/home-tab.ts'
import { getAllJobs } from '#contract/content/job.ts'
import { getAllNumbers } from '#contract/content/numbers.ts'
import { getAllProducts } from '#contract/content/product.ts'
import { getAllProjects } from '#contract/content/project.ts'
import { getAllServices } from '#contract/content/service.ts'
import { getSettings } from '#contract/content/settings.ts'
import { getAllSlides } from '#contract/content/slide.ts'
import { definePublicRead, type PublicRead } from './content/public-read.ts'
import { listAbouts } from './features/about/list.ts'
import { listBranches } from './features/branches/list.ts'
import { listCertificates } from './features/certificates/list.ts'
import { listClients } from './features/clients/list.ts'
import { listDrivers } from './features/drivers/list.ts'
import { listFrames } from './features/frames/list.ts'
import { listHomeCards } from './features/home-cards/list.ts'
import { listHomeTabs } from './features/home-tabs/list.ts'
import { listJobs } from './features/jobs/list.ts'
import { listNumbers } from './features/numbers/list.ts'
import { listProducts } from './features/products/list.ts'
import { listProjects } from './features/projects/list.ts'
import { listServices } from './features/services/list.ts'
import { listSettings } from './features/settings/list.ts'

/** Every public read of the contract with the verb that answers it. */
export const publicContent: PublicRead[] = [
  definePublicRead(getAllSlides, listFrames),
  definePublicRead(getAllAbouts, listAbouts),
  definePublicRead(getAllDrivers, listDrivers),
  definePublicRead(getAllNumbers, listNumbers),
  definePublicRead(getAllHomeTabs, listHomeTabs),
  definePublicRead(getAllHomeCards, listHomeCards),
  definePublicRead(getAllClients, listClients),
  definePublicRead(getAllCertificates, listCertificates),
  definePublicRead(getAllProjects, listProjects),
  definePublicRead(getAllServices, listServices),
  definePublicRead(getAllProducts, listProducts),
  definePublicRead(getAllJobs, listJobs),
  definePublicRead(getSettings, listSettings),
  definePublicRead(getAllBranches, listBranches),
]
