import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
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
import { firstFocus } from '#src/ui/first-focus.ts'
import { prefetchSections } from './prefetch-sections.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** After each navigation the router scrolls to the top (spec section 2); the keyboard starts there, or where the page says. */
function useFocusAfterNavigation() {
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  const isFirst = useRef(true)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const first = main.current?.querySelector<HTMLElement>(`[${firstFocus}]`) ?? main.current
    first?.focus({ preventScroll: true })
  }, [path])
  return main
}

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

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => prefetchSections(context, [settingsQuery, branchesQuery]),
  component: SiteLayout,
  notFoundComponent: NotFoundPage,
})
