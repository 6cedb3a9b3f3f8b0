import type { i18n } from 'i18next'
import type { Language } from '#contract/locale.ts'

/** Adds the texts of the back office to an app; visitors never load them. */
export async function addAdminTexts(instance: i18n, language: Language): Promise<void> {
  if (instance.hasResourceBundle(language, 'admin')) return
  const { texts } =
    language === 'ar'
      ? await import('./locales/admin/ar.ts')
      : await import('./locales/admin/en.ts')
  instance.addResourceBundle(language, 'admin', texts)
}
