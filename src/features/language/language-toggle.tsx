import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { otherLanguage } from '#contract/locale.ts'
import { switchLanguage } from '#src/i18n/switch-language.ts'
import { Action } from '#src/ui/action.tsx'
import { selectLanguage } from './language-slice.ts'

/** Flips the language (LANG-6); it speaks the language that it leads to. */
export function LanguageToggle() {
  const { t } = useTranslation()
  const language = useSelector(selectLanguage)
  return (
    <Action
      type="button"
      look="plain"
      lang={otherLanguage(language)}
      aria-label={t('language.toggleLabel')}
      onClick={() => switchLanguage(language)}
    >
      {t('language.toggle')}
    </Action>
  )
}
