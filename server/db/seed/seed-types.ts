import type { certificateIcons } from '#contract/content-values.ts'

/** A text in both languages; an empty English one means 'not translated yet'. */
export interface Localized {
  ar: string
  en: string
}

export interface LocalizedList {
  ar: string[]
  en: string[]
}

/** Pictures are named by their key in `pictures/pictures.json`. */
export interface SeedFrame {
  title: Localized
  clickableName: Localized
  url: string
  picture: string
}

export interface SeedAbout {
  aboutTitle: Localized
  about: Localized
  trustedTitle: Localized
  trusted: LocalizedList
  tailoredTitle: Localized
  tailored: LocalizedList
  images: { picture: string; alt: Localized }[]
}

export interface SeedDriver {
  title: Localized
  description: Localized
  picture: string
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
  /** File name in `certificates/`. */
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
