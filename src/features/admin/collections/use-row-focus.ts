import { useLayoutEffect, useRef } from 'react'

/** Marks the buttons that delete a row of a list. */
export const removesRow = { 'data-removes-row': '' }

/** The record that is being brought back, whose row takes the focus. */
let awaited: string | undefined

/**
 * Leads the keyboard out of the toast, which goes: to the page, and on to the record's row once that is there. Whoever
 * has gone on meanwhile stays where they are.
 */
export function awaitRow(id: string): void {
  const page = document.getElementById('main')
  page?.focus({ preventScroll: true })
  page?.addEventListener('blur', () => (awaited = undefined), { once: true })
  awaited = id
}

/**
 * Keeps the keyboard in the list (RECORD-17): the focus of a row that goes with its record is then at the same button of
 * the next one, else of the one before, else at the page.
 *
 * @returns a ref for the button that deletes the row, and what to call when that is pressed
 */
export function useRowFocus(id: string) {
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    const own = button.current
    if (own === null) return
    if (awaited === id) own.focus()
    return () => {
      const row = own.closest('tr, li') ?? own
      if (!isPressed.current || !row.contains(document.activeElement)) return
      const all = [...document.querySelectorAll<HTMLElement>('[data-removes-row]')]
      const at = all.indexOf(own)
      const next = all[at + 1] ?? all[at - 1] ?? document.getElementById('main')
      next?.focus()
    }
  }, [id])
  return {
    button,
    willGo: () => {
      isPressed.current = true
    },
  }
}
