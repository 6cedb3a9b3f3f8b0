import { expect, type Locator } from '@playwright/test'

/**
 * Brings an element into view, has a pointer come over it, and waits until the app has taken it over from the server's
 * HTML: React then marks it.
 */
export async function expectTakenOver(element: Locator): Promise<void> {
  // The page goes to its top when it is taken over, which may be after the first scroll.
  await expect(async () => {
    await element.scrollIntoViewIfNeeded()
    await element.dispatchEvent('pointerover')
    const marks = await element.evaluate((node) => Object.keys(node).join())
    expect(marks).toContain('__reactProps')
  }).toPass({ timeout: 15_000 })
}
