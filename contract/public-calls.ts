import { getAllAbouts } from './content/about.ts'
import { getAllBranches } from './content/branch.ts'
import { getAllCertificates } from './content/certificate.ts'
import { getAllClients } from './content/client.ts'
import { getAllDrivers } from './content/driver.ts'
import { getAllHomeCards } from './content/home-card.ts'
import { getAllHomeTabs } from './content/home-tab.ts'
import { getAllJobs } from './content/job.ts'
import { getAllNumbers } from './content/numbers.ts'
import { getAllProducts } from './content/product.ts'
import { getAllProjects } from './content/project.ts'
import { getAllServices } from './content/service.ts'
import { getSettings } from './content/settings.ts'
import { getAllSlides } from './content/slide.ts'

/** Every read that an anonymous visitor's page makes: what is cached by content version. */
export const publicReads = [
  getAllSlides,
  getAllAbouts,
  getAllDrivers,
  getAllNumbers,
  getAllHomeTabs,
  getAllHomeCards,
  getAllClients,
  getAllCertificates,
  getAllProjects,
  getAllServices,
  getAllProducts,
  getAllJobs,
  getSettings,
  getAllBranches,
] as const
