import { submitMessage } from '#tests/support/submit.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { anyWidth, anyWidthFullRun, expect, type Page, test } from '#tests/support/site.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

/** Lists each control that the keyboard reaches and that has no focus ring, nor a ring round its box. */
async function unmarked(page: Page, most: number): Promise<string[]> {
  const faults: string[] = []
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(() => {
      const at = document.activeElement
      if (at === null || at === document.body || at.tagName === 'IFRAME') return undefined
      for (
        let part: Element | null = at, up = 0;
        part && up < 6;
        part = part.parentElement, up += 1
      ) {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part)
        if (`${outlineStyle} ${outlineWidth} ${outlineColor}` === 'solid 3px rgb(194, 106, 0)')
          return undefined
      }
      return `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40)}`
    })
    if (fault !== undefined) faults.push(fault)
  }
  return [...new Set(faults)]
}

test.describe('the keyboard is always shown where it is, in one way', () => {
  test.use({ language: 'en' })

  for (const path of variantsOf([
    '/contact-us',
    '/',
    '/Careers',
    '/vendors-registration',
    '/products',
    '/products/select',
  ]))
    // LOOK-6
    test(`on ${path}`, anyWidth, async ({ page }) => {
      await page.goto(path)
      await noticesArrived(page)
      expect(await unmarked(page, 60)).toEqual([])
    })

  // LOOK-6
  test('in the back office', anyWidthFullRun, async ({ page, site }) => {
    test.slow()
    // The dashboard has something to list then.
    await submitMessage(site)
    await signIn(page, site)
    for (const path of ['/admin', '/admin/projects', '/admin/projects/add', '/admin/settings']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main :is(input, select, li, dt)').first()).toBeAttached()
      expect(await unmarked(page, 60), path).toEqual([])
    }
  })
})
