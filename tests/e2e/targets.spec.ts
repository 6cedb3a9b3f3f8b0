import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { adminPages, publicPages } from '#tests/support/public-pages.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { anyWidthFullRun, expect, test } from '#tests/support/site.ts'
import { smallTargets } from '#tests/support/small-targets.ts'
import { submitMessage } from '#tests/support/submit.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

for (const language of behaviourIn('en'))
  test.describe(`what a finger presses is 44 pixels wide and high, in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    // LOOK-2
    test('on the public pages', anyWidthFullRun, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const small: string[] = []
      for (const path of publicPages) {
        await page.goto(path)
        await noticesArrived(page)
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        for (const fault of await smallTargets(page)) small.push(`${path} ${fault}`)
      }
      await page.getByRole('banner').locator('[aria-haspopup="dialog"]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      for (const fault of await smallTargets(page, '[role="dialog"]')) small.push(`menu ${fault}`)
      expect([...new Set(small)]).toEqual([])
    })

    // LOOK-2
    test('in the back office', anyWidthFullRun, async ({ page, site }) => {
      test.slow()
      await submitMessage(site)
      await signIn(page, site)
      const small: string[] = []
      for (const path of adminPages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main :is(input, select, li, dt)').first()).toBeAttached()
        for (const fault of await smallTargets(page)) small.push(`${path} ${fault}`)
      }
      expect([...new Set(small)]).toEqual([])
    })
  })
