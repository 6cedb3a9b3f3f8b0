import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * After each navigation the router scrolls to the top (spec section 2); the keyboard starts there too.
 *
 * @returns a ref for the page area, which gets the focus
 */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  const first = useRef(true)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    main.current?.focus({ preventScroll: true })
  }, [path])
  return main
}
