import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sections } from '#src/api/section-queries.ts'
import { LanguageToggle } from '#src/features/language/language-toggle.tsx'
import { SiteFooter } from '#src/features/layout/site-footer.tsx'
import { SiteHeader } from '#src/features/layout/site-header.tsx'
import { SkipLink } from '#src/features/layout/skip-link.tsx'
import { QuotationEntry } from '#src/features/quotation/quotation-entry.tsx'
import { SupportButton } from '#src/features/support/support-button.tsx'
import { Island } from '#src/hydration/island.tsx'
import { PageNotes } from './page-notes.tsx'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'

const footer = (
  <Island>
    <SiteFooter />
  </Island>
)

/** The layout shows these sections. */
export const layoutSections = [sections.settings, sections.branches]

/** The public layout: header, page, floating tools, footer. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const main = useFocusAfterNavigation()
  return (
    <>
      <SkipLink target="main" text={t('site.skipToContent')} />
      <SiteHeader languageToggle={<LanguageToggle />} supportButton={<SupportButton />} />
      <main id="main" ref={main} tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </main>
      {footer}
      <PageNotes>
        <QuotationEntry />
      </PageNotes>
    </>
  )
}
