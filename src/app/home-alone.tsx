import type { LinkComponent } from '@tanstack/react-router'
import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'
import { FailedPage } from '#src/routes/failed-page.tsx'
import { HomePage } from '#src/routes/home-page.tsx'
import { SiteLayout } from '#src/routes/site-layout.tsx'
import { FailureBoundary } from '#src/ui/failure-boundary.tsx'
import { type Navigation, NavigationContext, type Place } from '#src/ui/navigation.ts'

/** The path of the page that can stand alone. */
export const homePath = '/'

/** How the home page is left for another page of the site. */
export interface WayOut {
  /** Fetches what a page needs before anyone has decided to go there. */
  prepare: (path: string) => void
  /** For the home page's own address: someone stays after all. */
  leave: (address: string) => void
}

/** On the server, and where the app has failed, links are what the browser makes of them. */
const WayOutContext = createContext<WayOut | undefined>(undefined)

interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  search?: Record<string, string>
  /** Those of the router's links that mean nothing here. */
  activeOptions?: unknown
  activeProps?: unknown
}

const addressOf = (path: string, search: Record<string, string> = {}) =>
  [path, new URLSearchParams(search).toString()].filter(Boolean).join('?')

/** Whether a press asks for the page here, and not in another tab or window. */
function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return !event.defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}

/** A link as the router's own would be on the home page: to a path, with no more than a query. */
function PlainLink({ to, search, activeOptions, activeProps, ...props }: PlainLinkProps) {
  const wayOut = useContext(WayOutContext)
  const address = addressOf(to, search)
  const marks = to === homePath && { 'aria-current': 'page' as const, 'data-status': 'active' }
  if (wayOut === undefined) return <a {...marks} {...props} href={address} />
  const prepare = () => wayOut.prepare(to)
  return (
    <a
      {...marks}
      {...props}
      href={address}
      onClick={(event) => {
        props.onClick?.(event)
        if (!isPlainPress(event)) return
        event.preventDefault()
        if (to === homePath) scrollTo({ top: 0 })
        wayOut.leave(address)
      }}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    />
  )
}

function useGoTo(): (place: Place) => void {
  const wayOut = useContext(WayOutContext)
  return ({ to = homePath, hash }) => {
    const mark = typeof hash === 'string' ? `#${hash}` : ''
    if (to === homePath) location.assign(mark || homePath)
    else wayOut?.leave(`${to}${mark}`)
  }
}

/** The navigation of a layout without the router. */
export const plainNavigation: Navigation = {
  // The layout's links ask for no more than a plain link can do.
  Link: PlainLink as unknown as LinkComponent<'a'>,
  usePath: () => homePath,
  useShownPath: () => homePath,
  useGoTo,
  arrived: false,
}

const failed = (
  <WayOutContext value={undefined}>
    <FailedPage />
  </WayOutContext>
)

/** The home page in its layout as it is first loaded: without the router, which comes with the way out (decision 24). */
export function HomeAlone({ wayOut }: { wayOut?: WayOut }) {
  return (
    <NavigationContext value={plainNavigation}>
      <WayOutContext value={wayOut}>
        <FailureBoundary instead={failed}>
          <SiteLayout>
            <FailureBoundary instead={failed}>
              <HomePage />
            </FailureBoundary>
          </SiteLayout>
        </FailureBoundary>
      </WayOutContext>
    </NavigationContext>
  )
}
