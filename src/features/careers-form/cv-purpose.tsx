import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import type { CvFormProps } from './cv-form-props.ts'

const Line = styled('p')({
  margin: 0,
  marginBlockEnd: 16,
  paddingInlineStart: 14,
  borderInlineStart: `3px solid ${colors.teal}`,
})

interface CvPurposeProps extends CvFormProps {
  /** The id of the vacancy that the form is for; a form that was put back may be for another than the page's. */
  chosen: string
}

/** The vacancy that the application is for, or that it is a general one (CV-7). */
export function CvPurpose({ vacancy, chosen }: CvPurposeProps) {
  const { t } = useTranslation()
  if (chosen === '') return <Line>{t('cv.general')}</Line>
  if (chosen !== vacancy?.id) return <Line>{t('cv.keptVacancy')}</Line>
  return (
    <Line>
      {t('cv.forVacancy')}{' '}
      <LocalizedText as="strong" record={vacancy} field="title">
        {vacancy.title}
      </LocalizedText>
    </Line>
  )
}
