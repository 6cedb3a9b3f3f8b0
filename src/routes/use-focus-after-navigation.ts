import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { firstFocus } from '#src/ui/first-focus.ts'

/**
 * After each navigation the router scrolls to the top (spec section 2); the keyboard starts there, or where
 * the page says.
 *
 * @returns a ref for the page area, which gets the focus
 */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  const isFirst = useRef(true)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const first = main.current?.querySelector<HTMLElement>(`[${firstFocus}]`) ?? main.current
    first?.focus({ preventScroll: true })
  }, [path])
  return main
}
