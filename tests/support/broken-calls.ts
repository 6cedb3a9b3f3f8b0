import type { BrowserContext, Page, Route } from '@playwright/test'

/** How a call goes wrong: the server says so, the line breaks, or no answer ever comes. */
export type Breakage =
  | { status: number; body?: unknown }
  | { abort: 'failed' | 'connectionrefused' | 'connectionreset' | 'internetdisconnected' }
  | { timeout: true }
  | { answer: unknown }

const broken = new WeakMap<BrowserContext, RegExp[]>()

/** Addresses that `failCall` has broken in this context. */
export function brokenCalls(context: BrowserContext): RegExp[] {
  return broken.get(context) ?? []
}

/**
 * Breaks one call of the page, seen from now on.
 *
 * @param call its last path segment, such as `GetAllDrivers`
 * @param times how often, where it is not until it is mended
 * @returns a function that mends it
 */
export async function failCall(page: Page, call: string, breakage: Breakage, times?: number) {
  const address = new RegExp(`/api/(Home|Auth|Admin)/${call}(\\?|$)`, 'i')
  broken.set(page.context(), [...brokenCalls(page.context()), address])
  const fail = async (route: Route) => {
    if ('abort' in breakage) await route.abort(breakage.abort)
    else if ('answer' in breakage) await route.fulfill({ json: breakage.answer })
    else if ('status' in breakage)
      await route.fulfill({
        status: breakage.status,
        json: breakage.body ?? { message: '', code: 'broken-by-test' },
      })
    // With `timeout` the route is left open: nothing arrives, as on a connection that lies.
  }
  await page.route(address, fail, { ...(times !== undefined && { times }) })
  return () => page.unroute(address)
}
