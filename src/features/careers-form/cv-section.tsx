import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { FormColumnTitle } from '#src/ui/form-columns.ts'
import { CvForm, type CvFormProps } from './cv-form.tsx'

const Lead = styled('p')({ margin: 0, marginBlockEnd: 24, color: colors.inkSoft })

/** Where one applies: with the vacancies of `/Careers` (spec section 2). */
export function CvSection({ vacancy }: CvFormProps) {
  const { t } = useTranslation()
  return (
    <section id="apply" aria-labelledby="apply-title">
      <FormColumnTitle id="apply-title">{t('cv.title')}</FormColumnTitle>
      <Lead>{t('cv.lead')}</Lead>
      <CvForm vacancy={vacancy} />
    </section>
  )
}
