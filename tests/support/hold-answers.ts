import type { Page } from '@playwright/test'

/**
 * Keeps what a page asks for from now on waiting, where its address matches.
 *
 * @returns a function that lets all of it go on to the server
 */
export async function holdAnswers(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
