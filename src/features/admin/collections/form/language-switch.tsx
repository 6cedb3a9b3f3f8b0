import { styled } from '@mui/material/styles'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#contract/locale.ts'
import { colors, pillRadius, touchTarget } from '#src/theme/tokens.ts'
import type { FormFieldDeclaration } from '../field.ts'
import { missingTexts } from './missing-texts.ts'
import { sideBySide } from './language-pair.ts'

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 8,
  marginBlockEnd: 14,
  '& > button': {
    flex: 1,
    font: 'inherit',
    minBlockSize: touchTarget,
    border: `1px solid ${colors.steel}`,
    borderRadius: pillRadius,
    backgroundColor: colors.surface,
    color: colors.ink,
    cursor: 'pointer',
    '&[aria-pressed="true"]': {
      borderColor: colors.teal,
      boxShadow: `inset 0 0 0 1px ${colors.teal}`,
      backgroundColor: colors.tealWash,
      fontWeight: 600,
    },
  },
  [sideBySide]: { display: 'none' },
}))

const Missing = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 12px',
  paddingBlock: 6,
  paddingInline: 12,
  borderInlineStart: `3px solid ${colors.amber}`,
  backgroundColor: colors.amberWash,
}))

interface LanguageSwitchProps {
  fields: readonly FormFieldDeclaration[]
  shown: Language
  onShow: (language: Language) => void
}

/** On narrow screens one language at a time; on all, how many texts a language lacks. */
export function LanguageSwitch({ fields, shown, onShow }: LanguageSwitchProps) {
  const { t } = useTranslation('admin')
  const missing = missingTexts(fields, useFormContext().watch())
  return (
    <>
      <Bar role="group" aria-label={t('fields.language')}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={language === shown}
            onClick={() => onShow(language)}
          >
            {t(`fields.languages.${language}`)}
          </button>
        ))}
      </Bar>
      {languages
        .filter((language) => missing[language] > 0)
        .map((language) => (
          <Missing key={language}>
            {t(`fields.missingCount.${language}`, { count: missing[language] })}
          </Missing>
        ))}
    </>
  )
}
