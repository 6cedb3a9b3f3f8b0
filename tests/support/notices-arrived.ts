import { expect, type Page } from './site.ts'

/** Waits for the code of what a page says without a network, which it fetches once it is quiet. */
export async function noticesArrived(page: Page): Promise<void> {
  const haveArrived = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/quiet-/.test(name)),
    )
  await expect.poll(haveArrived).toBe(true)
}
