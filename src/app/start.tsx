import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language } from '#contract/locale.ts'
import { hasSessionCookie } from '#contract/session-cookies.ts'
import { isProtectedPath, missingMark, missingPath, shellOf } from '#contract/site-paths.ts'
import { createApiClient } from '#src/api/api-client.ts'
import { restoreSections } from '#src/api/restore-sections.ts'
import { sections } from '#src/api/section-queries.ts'
import { importOrNothing } from '#src/pwa/code/import-now.ts'
import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'
import { watchInstallOffer } from '#src/pwa/install-offer.ts'
import { hasPreview, keepFocus } from '#src/hydration/preview.tsx'
import { findPublicPage, loadPage, type PublicPage } from '#src/routes/public-pages.ts'
import { signInAddress } from '#src/routes/sign-in-path.ts'
import { resolveLanguage } from '#src/i18n/stored-language.ts'
import { PageHeadWriter } from '#src/ui/page-head.tsx'
import { AppView } from './app-view.tsx'
import type { BackOffice } from './back-office.ts'
import { type App, createApp } from './create-app.ts'
import { FirstPage, navigationAt } from './first-page.tsx'
import { followLinks, type Ways } from './follow-links.ts'
import { createPageHeadWriter } from './page-head/page-head-writer.ts'
import { goToPlace, notePlace } from './place-in-page.ts'
import { sayConnectionNeeded } from './say-connection-needed.tsx'
import { hidePreloader, styleShell } from './style-shell.ts'
import { watchConnection } from './watch-connection.ts'
import { adoptPageState, readKeptAt, readPageState, hydratePage } from './hydrate-page.tsx'
import { createLazyRouter } from './lazy-router.tsx'

/** Asks for the settings and the branches; a failure is logged and stops nothing (START-2). */
function fetchSiteData({ api, queryClient }: App): void {
  const failed = (what: string) => (cause: unknown) => {
    // These failures are logged and shown nowhere (START-2).
    // oxlint-disable-next-line no-console
    console.warn(what, cause)
  }
  queryClient.fetchQuery(sections.settings(api)).catch(failed('failed to load settings'))
  queryClient.fetchQuery(sections.branches(api)).catch(failed('failed to load initial branches'))
}

const mayBeStaff = () => hasSessionCookie(document.cookie)

/** Loads the back office's code for a user who may be signed in; visitors never load it. */
async function loadBackOffice(language: Language): Promise<BackOffice | undefined> {
  if (!mayBeStaff()) return undefined
  // Without it an address of the back office has nothing to show, and any other shows what a visitor sees.
  const loaded =
    shellOf(location.pathname) === 'admin'
      ? importWhenOnline(() => import('./back-office.ts'))
      : importOrNothing(() => import('./back-office.ts'))
  return (await loaded)?.createBackOffice(language)
}

/**
 * Does something after everything that a visitor waits for. Safari has no idle callback
 * (https://caniuse.com/requestidlecallback).
 */
function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 3000 })
  else setTimeout(action, 1000)
}

/** The router over all pages, which staff start with. */
const fetchRouter = () => importWhenOnline(() => import('./routed-pages.tsx'))

/** The first rendering of the app, with the ways that its links take. */
interface Opened {
  pages: ReactNode
  ways: Ways | undefined
}

/** A visitor's first page stands alone; from a guest's every way is a new load. @param show renders other pages in its place */
async function openFirstPage(
  app: App,
  page: PublicPage,
  show: (pages: ReactNode) => void,
): Promise<Opened> {
  const search = Object.fromEntries(new URLSearchParams(location.search))
  const [Page] = await Promise.all([
    importWhenOnline(page.fetch),
    importWhenOnline(() => loadPage(page, app, search)),
  ])
  const router = page.isForGuests ? undefined : createLazyRouter(app, show)
  const navigation = router?.navigation ?? navigationAt(new URL(location.href))
  return {
    pages: (
      <PageHeadWriter value={createPageHeadWriter(app)}>
        <FirstPage navigation={navigation} page={page} Page={Page} />
      </PageHeadWriter>
    ),
    ways: router && { go: navigation.go, prepare: router.prepare, hasBackOffice: false },
  }
}

/** Staff start with the router, which knows the back office too. */
async function openRoutedPages(app: App, backOffice: BackOffice) {
  const { openRouter, createRoutedNavigation, loadFirstPage, RoutedPages } = await fetchRouter()
  const router = openRouter(app, { backOffice })
  const { firstList } = await backOffice.open(app, router)
  return async (): Promise<Opened> => {
    await Promise.all([loadFirstPage(router), firstList])
    // A user who has scrolled while the scripts were coming stays there.
    router._scroll.n = false
    const navigation = createRoutedNavigation(router)
    const prepare = (path: string) => void router.preloadRoute({ to: path }).catch(() => undefined)
    return {
      pages: <RoutedPages router={router} navigation={navigation} />,
      ways: { go: navigation.go, prepare, hasBackOffice: true },
    }
  }
}

/**
 * The start-up order (START-1): settings and branches are asked for, the app is mounted without waiting for them
 * (START-3), the animation helper comes lazily, the preloader goes.
 */
export async function start(root: HTMLElement): Promise<void> {
  addEventListener('pagehide', () => {
    const { pathname } = location
    // A session leaves nothing (OFFLINE-17).
    if (!isProtectedPath(pathname) && !findPublicPage(pathname).isForGuests) notePlace()
  })
  const pageState = readPageState()
  const keptAt = readKeptAt()
  const { language, reload } = resolveLanguage(document.documentElement.lang)
  if ((pageState !== undefined || hasPreview()) && reload) {
    location.reload()
    return
  }
  if (isProtectedPath(location.pathname) && !mayBeStaff()) {
    const { pathname, search, hash } = location
    location.replace(signInAddress(pathname + search + hash))
    return
  }
  const isMissing = pageState !== undefined && document.documentElement.hasAttribute(missingMark)
  const page = findPublicPage(isMissing ? missingPath : location.pathname)
  // Asked for in time.
  if (mayBeStaff()) void fetchRouter()
  else void importOrNothing(page.fetch)
  const hasSaidMissing = pageState === undefined ? sayConnectionNeeded(root, language) : () => false
  const backOffice = await loadBackOffice(language)
  const app = await createApp({
    language,
    client: backOffice?.client ?? createApiClient(language),
  })
  // The server's HTML is a visitor's: a user with a session gets a page of their own instead.
  const isTakenOver = pageState !== undefined && backOffice === undefined
  const show = (pages: ReactNode) => shown.render(view(pages))
  const open = backOffice
    ? await openRoutedPages(app, backOffice)
    : () => openFirstPage(app, page, show)
  if (pageState === undefined) {
    await restoreSections(app.queryClient, app.api)
  } else {
    adoptPageState(app, pageState, keptAt)
  }
  watchInstallOffer()
  watchConnection()
  // Newly fetched data must not meet HTML that is being taken over.
  if (keptAt === undefined) fetchSiteData(app)
  else whenIdle(() => fetchSiteData(app))

  const { pages, ways } = await open()
  const view = (all: ReactNode) => (
    <StrictMode>
      <AppView
        app={app}
        onReady={() => {
          giveFocus()
          if (pageState === undefined) goToPlace()
          if (ways) followLinks(ways)
        }}
      >
        {all}
      </AppView>
    </StrictMode>
  )
  if (hasSaidMissing()) {
    // All of it is here by now.
    location.reload()
    return
  }
  if (pageState === undefined) styleShell(language)
  const giveFocus = keepFocus()
  const shown = isTakenOver ? hydratePage(root, view(pages), keptAt) : createRoot(root)
  if (!isTakenOver) show(pages)
  void importWhenOnline(() => import('./reveal-on-scroll.ts')).then(({ revealOnScroll }) =>
    revealOnScroll(root),
  )
  hidePreloader()
  whenIdle(
    () =>
      void importWhenOnline(() => import('./start-offline-support.ts')).then(
        ({ startOfflineSupport }) =>
          startOfflineSupport(app, pageState !== undefined && keptAt === undefined),
      ),
  )
}
