import type { Language } from '#contract/locale.ts'

/** Who the company is while no settings say it (CONTACT-11, MAP-1, SEED-3). */
export const brand = {
  name: {
    ar: 'نسائم للمراوح الصناعية والمقاولات',
    en: 'Nasaem Industrial Fans & Contracting',
  } satisfies Record<Language, string>,
  /** The default set of three phone numbers. */
  phones: ['+20 2 25550100', '+20 2 25550101', '+966 11 555 0100'],
  email: 'info@nasaem.example',
  mapLink: 'https://www.google.com/maps?q=30.2987,31.7419',
} as const

/** The purpose of an installed app, as the device shows it. */
export const summary: Record<Language, string> = {
  ar: 'المراوح الصناعية والمقاولات الكهربائية والميكانيكية: المنتجات والمشاريع والتواصل معنا.',
  en: 'Industrial fans and electrical and mechanical contracting: products, projects and contact.',
}

export const apiTitle = 'Nasaem site API'

/** The first account, where `ADMIN_EMAIL` names no other. */
export const firstEmail = 'admin@nasaem.example'

/** The day on which the company's week begins; 0 is Sunday. */
export const weekStart = 6
