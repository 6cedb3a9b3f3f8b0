import 'i18next'
import type arabic from './locales/ar.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof arabic }
  }
}
