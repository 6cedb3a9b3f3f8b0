import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { otherLanguage } from '#contract/locale.ts'
import { useApi } from '#src/api/api-context.ts'
import { switchLanguage } from '#src/i18n/switch-language.ts'

/** Flips the language (spec section 4); it speaks the language that it leads to. */
export function LanguageToggle() {
  const { t } = useTranslation()
  const { language } = useApi()
  return (
    <Button
      variant="text"
      color="inherit"
      lang={otherLanguage(language)}
      aria-label={t('language.toggleLabel')}
      onClick={() => switchLanguage(language)}
      sx={{ minInlineSize: 64, paddingInline: '10px' }}
    >
      {t('language.toggle')}
    </Button>
  )
}
