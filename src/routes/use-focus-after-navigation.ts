import { type RefObject, useEffect, useRef } from 'react'
import { firstFocus } from '#src/ui/first-focus.ts'
import { useNavigation } from '#src/ui/navigation.ts'

/**
 * After each navigation the page is scrolled to its top (PAGE-7); the keyboard starts there, or where
 * the page says.
 *
 * @returns a ref for the page area, which gets the focus
 */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const { useShownPath, arrived } = useNavigation()
  const path = useShownPath()
  const staysAsLoaded = useRef(!arrived)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (staysAsLoaded.current) {
      staysAsLoaded.current = false
      return
    }
    const first = main.current?.querySelector<HTMLElement>(`[${firstFocus}]`) ?? main.current
    first?.focus({ preventScroll: true })
  }, [path])
  return main
}
