import { useTranslation } from 'react-i18next'
import { otherLanguage } from '#contract/locale.ts'
import { useApi } from '#src/api/api-context.ts'
import { switchLanguage } from '#src/i18n/switch-language.ts'
import { Action } from '#src/ui/action.tsx'

/** Flips the language (spec section 4); it speaks the language that it leads to. */
export function LanguageToggle() {
  const { t } = useTranslation()
  const { language } = useApi()
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
