import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery, settingsQuery } from '#src/api/section-queries.ts'
import type { RouterContext } from '#src/app/router-context.ts'
import { LanguageToggle } from '#src/features/language/language-toggle.tsx'
import { FloatingNotes } from '#src/features/layout/floating-notes.ts'
import { SiteFooter } from '#src/features/layout/site-footer.tsx'
import { SiteHeader } from '#src/features/layout/site-header.tsx'
import { SkipLink } from '#src/features/layout/skip-link.tsx'
import { ConnectionWatch } from '#src/features/offline/connection-watch.tsx'
import { OutboxEntry } from '#src/features/outbox/outbox-entry.tsx'
import { SupportButton } from '#src/features/support/support-button.tsx'
import { UpdateWatch } from '#src/features/update/update-watch.tsx'
import { hydratesLater } from '#src/ui/early-press.ts'
import { prefetchSections } from './prefetch-sections.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'

/** The public layout: header, page area, floating tools, footer (spec section 1). */
function SiteLayout() {
  const { t } = useTranslation()
  const main = useFocusAfterNavigation()
  return (
    <>
      <SkipLink target="main" text={t('site.skipToContent')} />
      <SiteHeader languageToggle={<LanguageToggle />} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        style={{ outline: 'none' }}
        {...{ [hydratesLater]: '' }}
      >
        <Outlet />
      </main>
      <SiteFooter />
      <FloatingNotes>
        <ConnectionWatch />
        <OutboxEntry />
      </FloatingNotes>
      <SupportButton />
      <UpdateWatch />
    </>
  )
}

/** Staff may have another layout on every address (decisions 9); whoever has no session has no code for it. */
function RootLayout(): ReactElement {
  const { backOffice } = useRouter().options.context
  const site = <SiteLayout />
  return backOffice === undefined ? site : <backOffice.Frame site={site} />
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => context.backOffice?.guard(location),
  loader: ({ context }) => prefetchSections(context, [settingsQuery, branchesQuery]),
  component: RootLayout,
  notFoundComponent: NotFoundPage,
})
