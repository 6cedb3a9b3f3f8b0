import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { quotationPath } from '#contract/site-paths.ts'
import { useCompanyName } from '#src/api/use-company.ts'
import { useHydrated } from '#src/hydration/use-hydrated.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { MissingSection } from '#src/ui/missing-section.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { PageOpening } from '#src/ui/page-opening.tsx'
import { Section } from '#src/ui/section.tsx'

const QuotationContent = lazyPart(
  async () => (await import('./quotation-content.tsx')).QuotationContent,
  MissingSection,
)

/** Pixels that the list and its form take at the least. */
const room = 480

/** `/products/quotation`: the list of this device, and the form that sends it (QUOTE-1, QUOTE-7). */
export function QuotationPage() {
  const { t } = useTranslation()
  const company = useCompanyName()
  const waiting = <Skeleton variant="rectangular" height={room} />
  return (
    <>
      <PageHead
        title={`${t('quotation.title')} | ${company}`}
        description={t('quotation.lead')}
        trail={[
          { name: t('nav.products'), path: '/products' },
          { name: t('quotation.title'), path: quotationPath },
        ]}
      />
      <PageOpening title={t('quotation.title')} lead={t('quotation.lead')} />
      <Section id="quotation" goesOn>
        {/* The server does not know the list. An empty one keeps the room, so that nothing below it moves. */}
        <div style={{ minBlockSize: room }}>
          {useHydrated() ? (
            <Suspense fallback={waiting}>
              <QuotationContent waiting={waiting} />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
      </Section>
    </>
  )
}
