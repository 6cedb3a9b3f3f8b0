import { type RefObject, useEffect } from 'react'

/** The key of that letter, also where a keyboard of another script writes something else with it. */
const isSaveKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  (key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key)))

/** Presses the submit button within a part of the page at Ctrl+S or ⌘S, unless a dialog stands over it. */
export function useSaveKey(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return
      // The browser would save the page as a file.
      event.preventDefault()
      const above = [...document.querySelectorAll('[role="dialog"]')].at(-1)
      if (above && !above.contains(part.current)) return
      part.current?.querySelector<HTMLElement>('[type="submit"]')?.click()
    }
    addEventListener('keydown', save)
    return () => removeEventListener('keydown', save)
  }, [part])
}
