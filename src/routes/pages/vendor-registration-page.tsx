import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { registerVendorCall } from '#contract/calls.ts'
import { useCompanyName } from '#src/api/use-company.ts'
import { Island } from '#src/hydration/island.tsx'
import { useBegun } from '#src/pwa/use-begun.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { MissingSection } from '#src/ui/missing-section.tsx'
import { PageLead, PageTitle } from '#src/ui/opening-parts.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

const VendorForm = lazyPart(
  async () => (await import('#src/features/vendor-registration/vendor-form.tsx')).VendorForm,
  MissingSection,
)

function Opening() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle>{t('vendor.title')}</PageTitle>
      <PageLead>{t('vendor.lead')}</PageLead>
    </>
  )
}

const form = <VendorForm opening={<Opening />} />
const waiting = <Skeleton variant="rectangular" height={800} />

export function Page() {
  const { t } = useTranslation()
  const company = useCompanyName()
  const isBegun = useBegun(registerVendorCall.id)
  return (
    <>
      <PageHead
        title={`${t('vendor.title')} | ${company}`}
        description={t('vendor.lead')}
        trail={[{ name: t('vendor.title'), path: '/vendors-registration' }]}
      />
      <Island when="touched" now={isBegun} fallback={waiting}>
        {form}
      </Island>
    </>
  )
}
