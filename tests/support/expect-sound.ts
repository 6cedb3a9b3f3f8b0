import { axeViolations } from './axe-violations.ts'
import { expect, type Page } from './site.ts'

/** No page is wider than its window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
}

/** Axe finds nothing, and no page is wider than its window. */
export async function expectSound(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
  await expectNoOverflow(page)
}
