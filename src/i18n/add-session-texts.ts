import type { i18n } from 'i18next'
import type { Language } from '#contract/locale.ts'
import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'
import { textsOf } from './texts-of.ts'

const sessionTexts = import.meta.glob<object>('./locales/admin/session.*.json', {
  import: 'default',
})

/** Adds the texts of the session and of the pages before the back office; visitors never load them. */
export async function addSessionTexts(instance: i18n, language: Language): Promise<void> {
  if (hasGroup(instance, language, 'session')) return
  const file = `./locales/admin/session.${language}.json`
  const session = await importWhenOnline(textsOf(sessionTexts, file))
  addGroups(instance, language, { session })
}

export function hasGroup(instance: i18n, language: Language, group: string): boolean {
  return instance.getResource(language, 'admin', group) !== undefined
}

export function addGroups(instance: i18n, language: Language, groups: object): void {
  // Beside those that are there.
  instance.addResourceBundle(language, 'admin', groups, true)
}
