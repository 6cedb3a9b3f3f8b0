import type { Page } from '@playwright/test'
import { shellFiles } from '#contract/site-paths.ts'

/** From here on pages of the back office are the plain shell, as the worker answers: the browser asks for everything. */
export async function openPlainDocuments(page: Page): Promise<void> {
  await page.route(/\/admin\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const shell = new URL(shellFiles.admin, route.request().url()).href
    return route.fulfill({ response: await route.fetch({ url: shell }) })
  })
}
