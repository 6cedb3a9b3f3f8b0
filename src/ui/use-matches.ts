import { useCallback, useSyncExternalStore } from 'react'

/** Tells if a media query holds, such as `(max-width: 699.95px)`; on the server it does not. */
export function useMatches(query: string): boolean {
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
    () => false,
  )
}
