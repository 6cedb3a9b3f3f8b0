import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language } from '#contract/locale.ts'
import { hasSessionCookie } from '#contract/session-cookies.ts'
import { missingMark, shellOf } from '#contract/site-paths.ts'
import { createApiClient } from '#src/api/api-client.ts'
import { restoreSections } from '#src/api/restore-sections.ts'
import { branchesQuery, settingsQuery } from '#src/api/section-queries.ts'
import { importOrNothing } from '#src/pwa/code/import-now.ts'
import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'
import { watchInstallOffer } from '#src/pwa/install-offer.ts'
import { fetchAbout } from '#src/features/home/about/about-at-once.tsx'
import { homeSections } from '#src/routes/home-page.tsx'
import { prefetchSections } from '#src/routes/prefetch-sections.ts'
import { layoutSections } from '#src/routes/site-layout.tsx'
import { settleLanguage } from '#src/i18n/stored-language.ts'
import { pageNonce } from '#src/theme/page-nonce.ts'
import { hydration } from '#src/ui/hydration.ts'
import { AppView } from './app-view.tsx'
import type { BackOffice } from './back-office.ts'
import { type App, createApp } from './create-app.ts'
import { HomeAlone, homePath, type WayOut } from './home-alone.tsx'
import { sayConnectionNeeded } from './say-connection-needed.tsx'
import { hidePreloader, styleShell } from './style-shell.ts'
import { watchConnection } from './watch-connection.ts'
import { adoptPageState, readKeptAt, readPageState, takeOver } from './take-over.tsx'
import { createWayOut } from './way-out.tsx'

/** Asks for the settings and the branches; a failure is logged and stops nothing (spec sections 4 and 8). */
function fetchSiteData({ api, queryClient }: App): void {
  const failed = (what: string) => (cause: unknown) => {
    // The specification wants these failures in the log and nowhere else.
    // eslint-disable-next-line no-console
    console.warn(what, cause)
  }
  queryClient.fetchQuery(settingsQuery(api)).catch(failed('failed to load settings'))
  queryClient.fetchQuery(branchesQuery(api)).catch(failed('failed to load initial branches'))
}

/** The back office's code, for whoever may be signed in or is about to be; visitors never load it. */
async function loadBackOffice(language: Language): Promise<BackOffice | undefined> {
  const asked = shellOf(location.pathname) === 'admin'
  if (!asked && !hasSessionCookie(document.cookie)) return undefined
  // Without it an address of the back office has nothing to show, and any other shows what a visitor sees.
  const loaded = asked
    ? importWhenOnline(() => import('./back-office.ts'))
    : importOrNothing(() => import('./back-office.ts'))
  return (await loaded)?.createBackOffice(language)
}

/** After everything that a visitor waits for. Safari has no idle callback. */
function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 3000 })
  else setTimeout(action, 1000)
}

/** The router over all pages, which every start needs but a visitor's on the home page. */
const fetchRouter = () => importWhenOnline(() => import('./routed-pages.tsx'))

async function openPages(app: App, backOffice: BackOffice | undefined, isTakenOver: boolean) {
  const { openRouter, holdUntilTakenOver, loadFirstPage, RoutedPages } = await fetchRouter()
  const isMissing = isTakenOver && document.documentElement.hasAttribute(missingMark)
  const router = openRouter(app, {
    backOffice,
    missing: isMissing ? location.pathname : undefined,
  })
  if (isTakenOver) holdUntilTakenOver(router.history)
  router.subscribe('onBeforeNavigate', () => (hydration.active = false))
  await backOffice?.open(app, router)
  return async () => {
    await loadFirstPage(router)
    // Whoever has scrolled already while the scripts were coming stays there.
    router._scroll.n = false
    return <RoutedPages router={router} />
  }
}

/** The home page; what has failed on the server is asked for once more. */
async function loadHome(app: App, wayOut: WayOut) {
  await prefetchSections(app, [...layoutSections, ...homeSections])
  return <HomeAlone wayOut={wayOut} />
}

/**
 * The start-up order of section 4 (decisions 15, 28): settings and branches are asked for, the app is mounted
 * without waiting on them, the animation helper comes lazily, the preloader goes.
 */
export async function start(root: HTMLElement): Promise<void> {
  const pageState = readPageState()
  const keptAt = readKeptAt()
  const { language, reload } = settleLanguage(document.documentElement.lang)
  if (pageState !== undefined && reload) {
    location.reload()
    return
  }
  const cameAsHome = pageState !== undefined && location.pathname === homePath
  // Asked for in time where it is known to be wanted.
  if (!cameAsHome) void fetchRouter()
  const nonce = pageNonce()
  const hasSaidMissing =
    pageState === undefined ? sayConnectionNeeded({ root, language, nonce }) : () => false
  const backOffice = await loadBackOffice(language)
  const app = await createApp({
    language,
    client: backOffice?.client ?? createApiClient(language),
    nonce,
    backOffice,
  })
  // The server's HTML is a visitor's: whoever has a session gets a page of their own instead.
  const isTakenOver = pageState !== undefined && backOffice === undefined
  const alone = cameAsHome && isTakenOver
  const loadPages = alone
    ? () =>
        loadHome(
          app,
          createWayOut(app, (pages) => shown.render(view(pages))),
        )
    : await openPages(app, backOffice, isTakenOver)
  if (pageState === undefined) {
    // Not waited for: it is mostly there by the time of the first render, and may come later.
    if (location.pathname === homePath) void fetchAbout()
    await restoreSections(app.queryClient, app.api)
  } else {
    adoptPageState(app, pageState, keptAt)
  }
  watchInstallOffer()
  watchConnection(app.store)
  // What is fetched anew must not meet HTML that is being taken over.
  if (keptAt === undefined) fetchSiteData(app)
  else whenIdle(() => fetchSiteData(app))

  const view = (pages: ReactNode) => (
    <StrictMode>
      <AppView app={app}>{pages}</AppView>
    </StrictMode>
  )
  const pages = view(await loadPages())
  if (hasSaidMissing()) {
    // All of it is here by now.
    location.reload()
    return
  }
  if (!isTakenOver) styleShell(language, nonce, backOffice?.schemeCss)
  const shown = isTakenOver ? takeOver(root, pages, keptAt) : createRoot(root)
  if (!isTakenOver) shown.render(pages)
  void importWhenOnline(() => import('./reveal-on-scroll.ts')).then(({ revealOnScroll }) =>
    revealOnScroll(root),
  )
  hidePreloader()
  whenIdle(
    () =>
      void importWhenOnline(() => import('./keep-for-offline.ts')).then(({ keepForOffline }) =>
        keepForOffline(app, pageState !== undefined && keptAt === undefined),
      ),
  )
}
