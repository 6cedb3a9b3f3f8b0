import { createContext, useContext } from 'react'

/** A place of the site. */
export interface Place {
  /** A path, as it stands in an address. */
  to: string
  search?: Record<string, string> | undefined
  /** The id of an element of the page. */
  hash?: string | undefined
}

export function addressOf({ to, search = {}, hash }: Place): string {
  const query = new URLSearchParams(search).toString()
  return [to, query && `?${query}`, hash && `#${hash}`].filter(Boolean).join('')
}

/** Reads the query of an address: its values by their names, as plain texts and never as numbers. */
export function readSearch(search: string | URLSearchParams): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** A part of an address in its own letters; as it stands where it cannot be read. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The path of a record's page. */
export const recordPath = (list: `/${string}`, slug: string) =>
  `${list}/${encodeURIComponent(slug)}`

/** Tells the pages and their layout where they are, and leads elsewhere: with the router, or without it. */
export interface Navigation {
  /** A hook: the path that was asked for last, in the spelling of its address. */
  usePath: () => string
  /** A hook: the path of the page that is shown. */
  useShownPath: () => string
  /** A hook: the query of the shown page's address. */
  useSearch: () => Record<string, string>
  /** A hook: what stands behind the number sign of the address, without it. */
  useHash: () => string
  /** Opens an address of the site; with `replace` the page stays, and its address becomes another. */
  go: (address: string, options?: { replace: boolean }) => void
  /** True when the layout was built for a page that was opened from another one of the site. */
  arrived: boolean
  /** True where `go` has the browser load another document. */
  loads: boolean
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const value = useContext(NavigationContext)
  if (value === undefined) throw new Error('useNavigation needs a NavigationContext around it')
  return value
}
