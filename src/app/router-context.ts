import type { QueryClient } from '@tanstack/react-query'
import type { ParsedLocation } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { ApiContextValue } from '#src/api/api-context.ts'
import type { Session } from '#src/features/session/session.ts'

/** The context of the route loaders. */
export interface RouterContext {
  api: ApiContextValue
  queryClient: QueryClient
  i18n: i18n
  /** Only where the back office's code has been loaded. */
  backOffice?: BackOfficeRouting
}

/** The back office adds these to the router: the guard of its navigations, and the layout round the pages. */
export interface BackOfficeRouting {
  session: Session
  /** @throws a redirect when an address is not for this user */
  guard: (location: ParsedLocation) => void
  Frame: ComponentType<{ site: ReactNode }>
}
