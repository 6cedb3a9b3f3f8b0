import type { LinkComponent, LinkProps } from '@tanstack/react-router'
import { createContext, useContext } from 'react'

/** A page of the site, and a place on it. */
export type Place = Pick<LinkProps, 'to' | 'hash'>

/** How the parts that stand on every page learn where they are, and lead elsewhere: with the router, or without it. */
export interface Navigation {
  Link: LinkComponent<'a'>
  /** A hook: the path that was asked for last, in the spelling of its address. */
  usePath: () => string
  /** A hook: the path of the page that is shown. */
  useShownPath: () => string
  /** A hook: what opens a place. */
  useGoTo: () => (place: Place) => void
  /** Whether the layout was built for a page that was opened from another one of the site. */
  arrived: boolean
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const value = useContext(NavigationContext)
  if (value === undefined) throw new Error('useNavigation needs a NavigationContext around it')
  return value
}
