import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
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
  const shell = await readFile('dist/client/index.html', 'utf8')
  for (const [call, breakage] of Object.entries(breakages)) await failCall(page, call, breakage)
  await page.route(
    (url) => url.pathname === path.split('?', 1)[0],
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: shell })
    },
  )
  await page.goto(path)
}
