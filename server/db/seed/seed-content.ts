import type {
  SeedAbout,
  SeedBranch,
  SeedCertificate,
  SeedClient,
  SeedDriver,
  SeedFrame,
  SeedHomeCard,
  SeedHomeTab,
  SeedNumbers,
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
  ]
  return [...new Set(pictured.map((item) => item.picture))]
}
