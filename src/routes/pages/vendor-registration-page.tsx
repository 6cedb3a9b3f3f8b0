import { useTranslation } from 'react-i18next'
import { useCompanyName } from '#src/api/use-company.ts'
import { VendorForm } from '#src/features/vendor-registration/vendor-form.tsx'
import { PageLead, PageTitle } from '#src/ui/opening-parts.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

/** The vendor registration's page (spec section 2). */
export function Page() {
  const { t } = useTranslation()
  const company = useCompanyName()
  return (
    <>
      <PageHead
        title={`${t('vendor.title')} | ${company}`}
        description={t('vendor.lead')}
        trail={[{ name: t('vendor.title'), path: '/vendors-registration' }]}
      />
      <VendorForm
        opening={
          <>
            <PageTitle>{t('vendor.title')}</PageTitle>
            <PageLead>{t('vendor.lead')}</PageLead>
          </>
        }
      />
    </>
  )
}
