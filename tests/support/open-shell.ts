import type { Page } from '@playwright/test'
import { shellFiles } from '#contract/site-paths.ts'
import { type Breakage, failCall } from './broken-calls.ts'

/**
 * Opens a page as the plain shell, without content from the server: the browser then asks for every section
 * itself, so that each call can be made to fail.
 *
 * @param breakages how calls go wrong, by their last path segment
 * @param path the page, with its query if it has one
 */
export async function openShell(
  page: Page,
  breakages: Record<string, Breakage> = {},
  path = '/',
): Promise<void> {
  for (const [call, breakage] of Object.entries(breakages)) await failCall(page, call, breakage)
  await page.route(
    (url) => url.pathname === path.split('?', 1)[0],
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const shell = new URL(shellFiles.site, route.request().url()).href
      return route.fulfill({ response: await route.fetch({ url: shell }) })
    },
  )
  await page.goto(path)
}
