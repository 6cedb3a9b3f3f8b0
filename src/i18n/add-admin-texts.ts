import type { i18n } from 'i18next'
import type { Language } from '#contract/locale.ts'
import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'
import { addPageTexts } from './add-page-texts.ts'
import { addGroups, addSessionTexts, hasGroup } from './add-session-texts.ts'

const adminTexts = import.meta.glob<object>('./locales/admin/*.ts', { import: 'texts' })

/** Adds the texts of the back office, and those of the pages that it edits, to an app; only staff load them. */
export async function addAdminTexts(instance: i18n, language: Language): Promise<void> {
  if (hasGroup(instance, language, 'layout')) return
  const [texts] = await Promise.all([
    importWhenOnline(async () => adminTexts[`./locales/admin/${language}.ts`]?.()),
    addSessionTexts(instance, language),
    importWhenOnline(() => addPageTexts(instance, language)),
  ])
  addGroups(instance, language, texts ?? {})
}
