import { useSelector } from 'react-redux'
import { locales, otherLanguages } from '#contract/locale.ts'
import { switchLanguage } from '#src/i18n/switch-language.ts'
import { Action } from '#src/ui/action.tsx'
import { selectLanguage } from './language-slice.ts'

/** Leads to each other language (LANG-6), and speaks it. */
export function LanguageToggle() {
  return otherLanguages(useSelector(selectLanguage)).map((language) => (
    <Action
      key={language}
      type="button"
      look="plain"
      lang={language}
      aria-label={locales[language].switchTo}
      onClick={() => switchLanguage(language)}
    >
      {locales[language].name}
    </Action>
  ))
}
