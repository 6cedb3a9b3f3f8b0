import type { ComponentType } from 'react'
import { FailedPage } from '#src/routes/failed-page.tsx'
import { type PublicPage, slugOf } from '#src/routes/public-pages.ts'
import { SiteLayout } from '#src/routes/site-layout.tsx'
import { FailureBoundary } from '#src/ui/failure-boundary.tsx'
import { decoded, type Navigation, NavigationContext, readSearch } from '#src/ui/navigation.ts'

/**
 * The hooks of a navigation that has no router.
 *
 * @param useUrl a hook: the address of the page that is shown
 * @param useAsked a hook: the address that was asked for last
 */
export function plainHooks(useUrl: () => URL, useAsked = useUrl): Omit<Navigation, 'go'> {
  return {
    usePath: () => useAsked().pathname,
    useShownPath: () => useUrl().pathname,
    useSearch: () => readSearch(useUrl().searchParams),
    useHash: () => decoded(useUrl().hash.slice(1)),
    arrived: false,
    loads: false,
  }
}

/** The navigation while no link opens within the app: on the server, and when the app has not loaded. */
export function navigationAt(url: URL): Navigation {
  return {
    ...plainHooks(() => url),
    loads: true,
    go: (address, options) =>
      options?.replace ? location.replace(address) : location.assign(address),
  }
}

interface FirstPageProps {
  navigation: Navigation
  page: PublicPage
  Page: ComponentType<{ slug: string }>
}

/** A page in its layout as it is first loaded: without the router, which is loaded late (decision 24). */
export function FirstPage({ navigation, page: { isForGuests }, Page }: FirstPageProps) {
  const slug = slugOf(navigation.useShownPath())
  const content = (
    <FailureBoundary instead={<FailedPage />}>
      <Page slug={slug} />
    </FailureBoundary>
  )
  return (
    <NavigationContext value={navigation}>
      <FailureBoundary instead={<FailedPage />}>
        {isForGuests ? content : <SiteLayout>{content}</SiteLayout>}
      </FailureBoundary>
    </NavigationContext>
  )
}
