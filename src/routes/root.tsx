import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { RouterContext } from '#src/app/router-context.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { prefetchSections } from './prefetch-sections.ts'
import { layoutSections, SiteLayout } from './site-layout.tsx'

/** Staff may have another layout on every address; users without a session have no code for it. */
function RootLayout(): ReactElement {
  const { backOffice } = useRouter().options.context
  const site = (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  )
  return backOffice === undefined ? site : <backOffice.Frame site={site} />
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => context.backOffice?.guard(location),
  loader: ({ context }) => prefetchSections(context, layoutSections),
  component: RootLayout,
  notFoundComponent: NotFoundPage,
})
