import { createRoute } from '@tanstack/react-router'
import { readContactAsk } from '#src/features/contact/read-contact-ask.ts'
import { lazyPage } from './lazy-page.ts'
import { preparePage } from './prepare-page.ts'
import { rootRoute } from './root.tsx'

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact-us',
  validateSearch: readContactAsk,
  loader: ({ context }) => preparePage(context),
  component: lazyPage(() => import('#src/features/contact/contact-page.tsx'), 'ContactPage'),
})
