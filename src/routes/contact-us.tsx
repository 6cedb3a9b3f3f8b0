import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readContactAsk } from '#src/features/contact/read-contact-ask.ts'
import { preparePage } from './prepare-page.ts'
import { rootRoute } from './root.tsx'

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact-us',
  validateSearch: readContactAsk,
  loader: ({ context }) => preparePage(context),
  component: lazyRouteComponent(
    () => import('#src/features/contact/contact-page.tsx'),
    'ContactPage',
  ),
})
