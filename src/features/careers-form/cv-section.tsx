import { useTranslation } from 'react-i18next'
import { Section } from '#src/ui/section.tsx'
import { CvForm, type CvFormProps } from './cv-form.tsx'

/** Where one applies: below the vacancies of `/Careers` (spec section 2). */
export function CvSection({ vacancy }: CvFormProps) {
  const { t } = useTranslation()
  return (
    <div id="apply">
      <Section id="apply-title" ground="white" title={t('cv.title')} lead={t('cv.lead')}>
        <CvForm vacancy={vacancy} />
      </Section>
    </div>
  )
}
