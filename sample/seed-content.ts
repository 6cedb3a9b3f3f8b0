import type {
  SeedAbout,
  SeedBranch,
  SeedCertificate,
  SeedClient,
  SeedDriver,
  SeedFrame,
  SeedHomeCard,
  SeedHomeTab,
  SeedJob,
  SeedNumbers,
  SeedProduct,
  SeedProject,
  SeedService,
  SeedSettings,
} from './seed-types.ts'

/** All that a fresh database is filled with. */
export interface SeedContent {
  frames: SeedFrame[]
  about: SeedAbout
  drivers: SeedDriver[]
  numbers: SeedNumbers
  homeTabs: SeedHomeTab[]
  homeCards: SeedHomeCard[]
  clients: SeedClient[]
  certificates: SeedCertificate[]
  projects: SeedProject[]
  services: SeedService[]
  products: SeedProduct[]
  jobs: SeedJob[]
  branches: SeedBranch[]
  settings: SeedSettings
}

/** The keys of all pictures that the content shows, each once. */
export function pictureKeysOf(content: SeedContent): string[] {
  const pictured = [
    ...content.frames,
    ...content.about.images,
    ...content.drivers,
    ...content.clients,
    ...content.projects,
    ...content.projects.flatMap((project) => project.gallery),
    ...content.services,
    ...content.products,
  ]
  return [...new Set(pictured.map((item) => item.picture))]
}

/** The names of all PDF files that the content links to, each once. */
export function pdfsOf(content: SeedContent): string[] {
  const names = [
    ...content.certificates.map(({ pdf }) => pdf),
    ...content.products.flatMap(({ dataSheet }) => dataSheet ?? []),
  ]
  return [...new Set(names)]
}
