import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyName } from '#src/api/use-company.ts'
import { Hero } from '#src/features/home/hero/hero.tsx'
import { lowerSections } from '#src/features/home/lower-sections.tsx'
import { Island } from '#src/hydration/island.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { MissingSection } from '#src/ui/missing-section.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

const Contact = lazyPart(
  async () => (await import('#src/features/contact/contact-section.tsx')).ContactSection,
  MissingSection,
)

const contactSection = (
  <Island>
    <Contact />
  </Island>
)

function HomeHead() {
  const { t } = useTranslation()
  const company = useCompanyName()
  return (
    <PageHead
      title={`${company} | ${t('site.tagline')}`}
      description={t('pages.homeDescription')}
      trail={[]}
    />
  )
}

/** The home page, top to bottom (HOME-1). Memoised: what hydrates late must not re-render before. */
export const Page = memo(function HomePage() {
  return (
    <>
      <HomeHead />
      <Hero />
      {lowerSections}
      {contactSection}
    </>
  )
})
