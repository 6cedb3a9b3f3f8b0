import { createContext, use, useCallback, useSyncExternalStore } from 'react'

/** Pixels: how wide the server takes the screen to be. */
export const ForeseenWidth = createContext(0)

/** Tells if a media query of the screen's width holds; of any other it is not known, and it does not. */
function holdsAt(width: number, query: string): boolean {
  const [, bound, pixels] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(query) ?? []
  return bound === 'min' ? width >= Number(pixels) : bound === 'max' && width <= Number(pixels)
}

/** Tells if a media query holds, such as `(max-width: 699.95px)`; on the server, if it does at the foreseen width. */
export function useMatches(query: string): boolean {
  const width = use(ForeseenWidth)
  const listen = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => width > 0 && holdsAt(width, query),
  )
}
