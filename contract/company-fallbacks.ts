import type { Language } from './locale.ts'

/** Shown only while settings are missing (CONTACT-11, MAP-1, SEED-3). */
export const companyFallbacks = {
  name: {
    ar: 'نسائم للمراوح الصناعية والمقاولات',
    en: 'Nasaem Industrial Fans & Contracting',
  } satisfies Record<Language, string>,
  /** The default set of three phone numbers. */
  phones: ['+20 2 25550100', '+20 2 25550101', '+966 11 555 0100'],
  email: 'info@nasaem.example',
  mapLink: 'https://www.google.com/maps?q=30.2987,31.7419',
} as const
