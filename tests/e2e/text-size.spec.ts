import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { adminPages, publicPages } from '#tests/support/public-pages.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { anyWidthFullRun, expect, type Page, test } from '#tests/support/site.ts'
import { variantsOf } from '#tests/support/variants-of.ts'
import { inputOf, staffApi } from '#tests/support/staff-api.ts'
import { submitMessage } from '#tests/support/submit.ts'
import { account } from '#tests/support/account.ts'

/** Doubles the letters, and lists each text that then leaves the page or is cut by its own box. */
async function faultsOfDoubleText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const faults = new Set<string>()
    const says = (part: Element) => `${part.tagName} ${part.textContent.trim().slice(0, 40)}`
    const wide = document.documentElement.scrollWidth - innerWidth
    if (wide > 0) faults.add(`the page: ${wide} pixels sideways`)
    /** It, or what it is in, scrolls, shows a window of something longer, or says that there is more. */
    const isWindow = (part: Element | null): boolean =>
      part !== null &&
      (part.matches(
        '.swiper, :has(> [role="table"]), .visually-hidden, svg, [aria-hidden="true"]',
      ) ||
        getComputedStyle(part).textOverflow === 'ellipsis' ||
        // A table, or a row of links, that is drawn along and reached by keyboard.
        (/auto|scroll/.test(getComputedStyle(part).overflowX) &&
          part.matches('[role="group"][tabindex="0"], ul:has(> li a)')) ||
        isWindow(part.parentElement))
    for (const part of document.querySelectorAll('body *')) {
      if (!part.checkVisibility({ visibilityProperty: true }) || isWindow(part)) continue
      const own = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (!own && !part.matches('button, a, input, select, textarea')) continue
      const box = part.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      if (box.left < -1 || box.right > innerWidth + 1)
        faults.add(`${says(part)}: from ${box.left} to ${box.right}`)
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(part)
      if (webkitLineClamp !== 'none') continue
      const cuts = (overflow: string) => /hidden|clip/.test(overflow)
      if (part.matches('input, select, textarea')) continue
      if (cuts(overflowX) && part.scrollWidth > part.clientWidth + 1)
        faults.add(`${says(part)}: cut`)
      if (cuts(overflowY) && part.scrollHeight > part.clientHeight + 1)
        faults.add(`${says(part)}: cut`)
    }
    return [...faults]
  })
}

for (const [width, usual] of variantsOf([
  [360, 'ar'],
  [1280, 'en'],
] as const))
  for (const language of behaviourIn(usual))
    test.describe(`letters twice as large, ${width} px, in ${language}`, () => {
      test.use({ language, viewport: { width, height: 800 } })

      // LOOK-3
      test(
        'push nothing out of a public page and cut nothing',
        anyWidthFullRun,
        async ({ page }) => {
          test.slow()
          const faults: string[] = []
          for (const path of publicPages) {
            await page.goto(path)
            await noticesArrived(page)
            for (const fault of await faultsOfDoubleText(page)) faults.push(`${path} ${fault}`)
          }
          expect(faults).toEqual([])
        },
      )

      // LOOK-3
      test(
        'push nothing out of the back office and cut nothing',
        anyWidthFullRun,
        async ({ page, site }) => {
          test.slow()
          await signIn(page, site)
          // The dashboard then has a latest change, and the messages have one.
          const { list, save } = await staffApi(page, site.address)
          const [client] = (await list('clients')).data
          if (client === undefined) throw new Error('The sample content has no clients')
          await save('clients', client.id, inputOf(client))
          await submitMessage(site, { name: 'أحمد علي', text: 'نرجو إرسال عرض سعر لمروحة' })
          const faults: string[] = []
          for (const path of adminPages) {
            await page.goto(path)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await expect(page.locator('main :is(input, select, li, dt)').first()).toBeAttached()
            await page.waitForLoadState('networkidle')
            await expect(page.locator('.MuiSkeleton-root, [role="progressbar"]')).toHaveCount(0)
            if (path === '/admin')
              await expect(page.locator('main li', { hasText: account.email })).not.toHaveCount(0)
            for (const fault of await faultsOfDoubleText(page)) faults.push(`${path} ${fault}`)
          }
          expect(faults).toEqual([])
        },
      )
    })
