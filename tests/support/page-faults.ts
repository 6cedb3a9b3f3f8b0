import type { Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { cutLetters } from './letter-room.ts'

/**
 * Lists the violations of axe on a page as it is now, by all its rules, those of best practice too, and the letters of
 * either script that a box of the page would cut.
 *
 * @param within a selector, of what alone is looked at
 */
export async function pageFaults(page: Page, within = 'html'): Promise<string[]> {
  const found = await axeViolations(page, { within: [within] })
  return [...found, ...(await cutLetters(page, within)).map((text) => `letters cut: ${text}`)]
}
