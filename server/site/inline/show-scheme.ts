import { documentColors } from '#brand/plain-look.ts'
import { schemeAttribute, schemeChoices, schemeKey } from '#contract/color-scheme.ts'
import { inlineCall } from './inline-call.ts'

/** Values of the contract for the inline script, which can import nothing. */
const names = { schemeKey, schemeAttribute, schemeChoices, bar: documentColors.bar }

/**
 * Shows a page of the back office in the scheme that was chosen on this device, from its first paint.
 *
 * Runs in the page (`inlineCall`).
 */
function showScheme(known: typeof names): void {
  let choice: string | undefined
  try {
    const stored = localStorage.getItem(known.schemeKey)
    choice = known.schemeChoices.find((one) => one === stored)
  } catch {
    // As the device is set.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (choice !== undefined) document.documentElement.setAttribute(known.schemeAttribute, choice)
  if (isDark)
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', known.bar.dark)
}

/** For the head of the back office's shell. */
export const showSchemeScript = inlineCall(showScheme, names)
