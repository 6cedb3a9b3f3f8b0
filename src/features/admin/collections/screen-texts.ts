import type { texts } from '#src/i18n/locales/admin/ar.ts'
import type { ScreenTexts } from './screen.ts'

/** The words of a collection's screens, by its name. */
export function textsOf(name: keyof (typeof texts)['collections']['of']): ScreenTexts {
  return {
    title: (t) => t(`collections.of.${name}.title`),
    add: (t) => t(`collections.of.${name}.add`),
    edit: (t) => t(`collections.of.${name}.edit`),
    empty: (t) => t(`collections.of.${name}.empty`),
  }
}
