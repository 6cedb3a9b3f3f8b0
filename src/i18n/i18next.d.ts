import 'i18next'
import type { texts as arabicAdmin } from './locales/admin/ar.ts'
import type arabic from './locales/ar.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    /** `admin` is there once `addAdminTexts` has run. */
    resources: { translation: typeof arabic; admin: typeof arabicAdmin }
  }
}
