import type { i18n } from 'i18next'
import type { Language } from '#contract/locale.ts'
import { addPageTexts } from './add-page-texts.ts'

/** Adds the texts of the back office, and those of the pages that it edits, to an app; visitors never load them. */
export async function addAdminTexts(instance: i18n, language: Language): Promise<void> {
  if (instance.hasResourceBundle(language, 'admin')) return
  const [{ texts }] = await Promise.all([
    language === 'ar' ? import('./locales/admin/ar.ts') : import('./locales/admin/en.ts'),
    addPageTexts(instance, language),
  ])
  instance.addResourceBundle(language, 'admin', texts)
}
