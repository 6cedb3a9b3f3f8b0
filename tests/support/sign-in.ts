import { guestPathOf } from '#contract/site-paths.ts'
import { expect, type Page, type SiteWorkers } from './site.ts'
import { account } from './account.ts'

/**
 * Signs a page's visitor in, by the API and the cookies: fast, and without the sign-in's screen. The next page that
 * is opened is that of someone signed in. A page of guests is left before: it would lead whoever is signed in to the
 * back office while a test opens something else.
 */
export async function signIn(page: Page, { address }: SiteWorkers['site']): Promise<void> {
  if (guestPathOf(new URL(page.url()).pathname)) await page.goto('about:blank')
  const answer = await page.request.post(`${address}/api/Auth/login`, { data: account })
  expect(answer.ok(), await answer.text()).toBe(true)
  // The server's own contract.
  const { data } = (await answer.json()) as { data: Record<string, string> }
  await page
    .context()
    .addCookies(Object.entries(data).map(([name, value]) => ({ name, value, url: address })))
}

/**
 * Leaves a page's visitor a stranger, while the session goes on beside it. The name of the device goes too: it would let
 * the next sign-in end that session (SESSION-33).
 */
export async function becomeStranger(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /Token$|^device$/ })
}
