import 'i18next'
import type { texts as arabicAdmin } from './locales/admin/ar.ts'
import type arabicSession from './locales/admin/session.ar.json'
import type arabic from './locales/ar.json'
import type arabicPages from './locales/pages/ar.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      /** The second half is there once `addPageTexts` has run; it is looked up where the first has nothing. */
      translation: typeof arabic & typeof arabicPages
      /** The session's are there once `addSessionTexts` has run, the others after `addAdminTexts`. */
      admin: typeof arabicAdmin & { session: typeof arabicSession }
    }
  }
}
