import type { i18n } from 'i18next'
import type { Language } from '#contract/locale.ts'
import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'
import { textsOf } from './texts-of.ts'

/** Adds the texts of the session and of the pages before the back office; visitors never load them. */
export async function addSessionTexts(instance: i18n, language: Language): Promise<void> {
  if (hasGroup(instance, language, 'session')) return
  const session = await importWhenOnline(() => textsOf('admin/session.', language))
  addGroups(instance, language, { session })
}

export function hasGroup(instance: i18n, language: Language, group: string): boolean {
  return instance.getResource(language, 'admin', group) !== undefined
}

export function addGroups(instance: i18n, language: Language, groups: object): void {
  // Beside those that are there.
  instance.addResourceBundle(language, 'admin', groups, true)
}
