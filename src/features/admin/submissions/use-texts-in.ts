import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage } from '#contract/locale.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'

/**
 * The back office's texts in another language than the page's, for messages to a visitor. The page's own texts are used
 * until the others are there, and if those cannot be loaded.
 *
 * @param language one that the site does not speak stands for the page's
 */
export function useTextsIn(language: string): TFunction<'admin'> {
  const { t, i18n } = useTranslation('admin')
  const [there, setThere] = useState<string>()
  useEffect(() => {
    if (isLanguage(language))
      addAdminTexts(i18n, language).then(
        () => setThere(language),
        () => undefined,
      )
  }, [i18n, language])
  return there === language ? i18n.getFixedT(language, 'admin') : t
}
