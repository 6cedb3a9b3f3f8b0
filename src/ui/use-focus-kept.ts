import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a button that is disabled while something is under way: a browser then takes the focus from it, and a person
 * who uses a keyboard would have to start at the top of the page.
 *
 * @returns a ref for the button; it gets the focus back unless something else has taken it meanwhile
 */
export function useFocusKept(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)

  useEffect(() => {
    const nothingFocused = document.activeElement === document.body
    if (wasBusy.current && !busy && nothingFocused) button.current?.focus({ preventScroll: true })
    wasBusy.current = busy
  }, [busy])

  return button
}
