import type { Browser, Page } from '@playwright/test'
import { testedLanguages } from './behaviour-in.ts'

/** Shows what a visitor is sent for an address, in each language, before any script runs. */
export async function visitInBothLanguages(
  browser: Browser,
  address: string,
  look: (page: Page, language: 'ar' | 'en') => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const language of testedLanguages) {
    await page.goto(`${address}?lang=${language}`)
    await look(page, language)
  }
  await context.close()
}
