import { createRoute } from '@tanstack/react-router'
import { HomePage, homeSections } from './home-page.tsx'
import { prefetchSections } from './prefetch-sections.ts'
import { rootRoute } from './root.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context }) => prefetchSections(context, homeSections),
  component: HomePage,
})
