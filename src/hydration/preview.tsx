import type { ReactNode } from 'react'

const previewId = 'preview'

/**
 * A page as the server shows it to staff until the app renders it in their browser, in its place. Its links lead on;
 * buttons and fields cannot be used yet, so that nothing is typed into what goes away.
 */
export function Preview({ children }: { children: ReactNode }) {
  return (
    <fieldset id={previewId} disabled role="presentation" style={{ display: 'contents' }}>
      {children}
    </fieldset>
  )
}

const preview = () => document.getElementById(previewId)

/** Tells if a preview stands where the app is going to render. */
export const hasPreview = () => preview() !== null

/** Tells if a page is rendered as a preview or in the place of one: all of it at once, so that nothing goes that was seen. */
export const isWholeAtOnce = () => import.meta.env.SSR || hasPreview()

/** @returns gives the focus to the same link, or part, of the page that has come in the preview's place */
export function keepFocus(): () => void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !preview()?.contains(focused)) return () => {}
  const { id, localName } = focused
  const address = focused.getAttribute('href')
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>(localName)].filter(
      (other) => other.id === id && other.getAttribute('href') === address,
    )
  const nth = alike().indexOf(focused)
  return () => alike()[nth]?.focus({ preventScroll: true })
}
