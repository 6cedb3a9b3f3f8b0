import { type RefCallback, useCallback, useRef } from 'react'

/**
 * Brings the focus to an element, as soon as that is there: its code and its data may still be on their way.
 *
 * @returns `ref` for the element; the wish lapses when the visitor has gone on to another one meanwhile
 */
export function useLateFocus<Wanted extends HTMLElement>(): {
  ref: RefCallback<Wanted>
  focus: () => void
} {
  const wanted = useRef<Wanted>(null)
  const from = useRef<Element>(null)
  const ref = useCallback((element: Wanted | null) => {
    wanted.current = element
    if (element !== null && from.current === document.activeElement) element.focus()
    if (element !== null) from.current = null
  }, [])
  const focus = useCallback(() => {
    if (wanted.current === null) from.current = document.activeElement
    else wanted.current.focus()
  }, [])
  return { ref, focus }
}
