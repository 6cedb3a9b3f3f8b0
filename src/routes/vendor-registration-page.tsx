import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useCompanyName } from '#src/api/use-company.ts'
import { VendorForm } from '#src/features/vendor-registration/vendor-form.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

/** The vendor registration's page (spec section 2). */
export function VendorRegistrationPage() {
  const { t } = useTranslation()
  const company = useCompanyName()
  return (
    <Container sx={{ paddingBlock: { xs: '40px', md: '72px' } }}>
      <PageHead
        title={`${t('vendor.title')} | ${company}`}
        description={t('vendor.lead')}
        trail={[{ name: t('vendor.title'), path: '/vendors-registration' }]}
      />
      <Typography variant="h1" sx={{ typography: 'h2', maxWidth: 920, marginInline: 'auto' }}>
        {t('vendor.title')}
      </Typography>
      <Typography
        sx={{
          maxWidth: 920,
          marginInline: 'auto',
          marginBlock: '8px 32px',
          color: 'text.secondary',
        }}
      >
        {t('vendor.lead')}
      </Typography>
      <VendorForm />
    </Container>
  )
}
