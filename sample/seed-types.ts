import type { certificateIcons } from '#contract/content-values.ts'
import type { Job } from '#contract/content/job.ts'
import type { Product } from '#contract/content/product.ts'
import type { Project, Quantity } from '#contract/content/project.ts'
import type { OpeningHours } from '#contract/opening-hours.ts'

/** A text in both languages; an empty English one means 'not translated yet'. */
export interface Localized {
  ar: string
  en: string
}

export interface LocalizedList {
  ar: string[]
  en: string[]
}

/** A picture by its key in `pictures/pictures.json`, and what it shows. */
export interface SeedImage {
  picture: string
  alt: Localized
}

export interface SeedFrame extends SeedImage {
  title: Localized
  clickableName: Localized
  url: string
}

export interface SeedAbout {
  aboutTitle: Localized
  about: Localized
  trustedTitle: Localized
  trusted: LocalizedList
  tailoredTitle: Localized
  tailored: LocalizedList
  images: SeedImage[]
}

export interface SeedDriver extends SeedImage {
  title: Localized
  description: Localized
}

export interface SeedNumbers {
  completedProjects: number
  currentClients: number
  employees: number
  customerSatisfaction: number
}

export interface SeedHomeTab {
  missionTitle: Localized
  mission: Localized
  vissionTitle: Localized
  vission: Localized
  historyTitle: Localized
  history: Localized
}

export interface SeedHomeCard {
  title: Localized
  description: Localized
  type: 'client-care' | 'core-values'
  items: LocalizedList
}

export interface SeedClient {
  title: Localized
  picture: string
}

export interface SeedCertificate {
  title: Localized
  description: Localized
  /** Path within the seed folder. */
  pdf: string
  icon: (typeof certificateIcons)[number]
  isNew: boolean
}

export interface SeedBranch {
  name: Localized
  city: Localized
  countryCode: 'EG' | 'SA'
  address: Localized
  phones: string[]
  whatsApp: string
  email: string
  mapLink: string
  latitude: number
  longitude: number
  openingHours: OpeningHours
  isDefault: boolean
}

export interface SeedSettings {
  companyName: Localized
  companyDescription: Localized
  country: Localized
  facebookLink: string
  instagramLink: string
  twitterLink: string
  linkedinLink: string
  whatsAppLink: string
  gmailLink: string
  locationLink: string
  phoneNumber: string
  contactPhones: string[]
}

export interface SeedProject extends SeedImage, Pick<Project, 'slug' | 'sector' | 'year'> {
  title: Localized
  client: Localized
  location: Localized
  description: Localized
  challenge: Localized
  solution: Localized
  scope: LocalizedList
  quantities: { ar: Quantity[]; en: Quantity[] }
  gallery: SeedImage[]
}

export interface SeedService extends SeedImage {
  slug: string
  title: Localized
  summary: Localized
  description: Localized
  associated: { title: Localized; description: Localized }[]
}

export interface SeedProduct
  extends SeedImage, Pick<Product, 'slug' | 'type' | 'airflow' | 'pressure' | 'power' | 'sizes'> {
  title: Localized
  description: Localized
  /** Path within the seed folder. */
  dataSheet?: string
}

export interface SeedJob extends Pick<Job, 'slug' | 'employment' | 'openSince'> {
  title: Localized
  department: Localized
  location: Localized
  description: Localized
  requirements: LocalizedList
}
