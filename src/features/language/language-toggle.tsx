import { locales, otherLanguages } from '#contract/locale.ts'
import { useApi } from '#src/api/api-context.ts'
import { leavesPage } from '#src/hydration/early-press.ts'
import { beforeLeaving } from '#src/pwa/before-leaving.ts'
import { switchLanguage } from '#src/i18n/switch-language.ts'
import { Action } from '#src/ui/action.tsx'

/** Leads to each other language (LANG-6), and speaks it. */
export function LanguageToggle() {
  return otherLanguages(useApi().language).map((language) => (
    <Action
      key={language}
      type="button"
      {...{ [leavesPage]: '' }}
      look="plain"
      lang={language}
      aria-label={locales[language].switchTo}
      onClick={() => void beforeLeaving().then(() => switchLanguage(language))}
    >
      {locales[language].name}
    </Action>
  ))
}
