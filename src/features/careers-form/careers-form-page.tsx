import { useTranslation } from 'react-i18next'
import { useCompanyName } from '#src/api/use-company.ts'
import { PageBanner } from '#src/ui/page-banner.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Section } from '#src/ui/section.tsx'
import { CvForm } from './cv-form.tsx'

/** `/Careers` (spec section 2): the way to apply. */
export function CareersFormPage() {
  const { t } = useTranslation()
  const company = useCompanyName()
  return (
    <>
      <PageHead title={`${t('nav.careers')} | ${company}`} description={t('careers.lead')} />
      <PageBanner title={t('nav.careers')} lead={t('careers.lead')} />
      <div id="apply">
        <Section id="apply-title" title={t('cv.title')} lead={t('cv.lead')}>
          <CvForm />
        </Section>
      </div>
    </>
  )
}
