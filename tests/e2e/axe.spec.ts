import { pageFaults } from '#tests/support/page-faults.ts'
import {
  contactField,
  contactForm,
  fillContactForm,
  sendButton,
} from '#tests/support/contact-form.ts'
import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { adminPages, publicPages } from '#tests/support/public-pages.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { smallTargets } from '#tests/support/small-targets.ts'
import { anyWidth, expect, failCall, fullRun, onPhone, test } from '#tests/support/site.ts'
import { submitMessage } from '#tests/support/submit.ts'

// In each language, at one width each.
for (const language of ['ar', 'en'] as const) {
  // Menus, forms and notices look alike in both languages.
  const inOne = language === 'ar' ? {} : fullRun
  test.describe(`in ${language}`, language === 'ar' ? anyWidth : onPhone, () => {
    test.use({ language, allowedErrors: [/404/] })

    // Axe would measure the contrast of a part in mid-fade.
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

    // LOOK-1, LOOK-2
    test('each public page passes axe, its letters whole, and fingers hit all of it on a phone', async ({
      page,
      isMobile,
    }) => {
      test.slow()
      const pages = [...publicPages, '/no-such-page', '/login', '/forget-password']
      for (const path of pages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        const footer = page.getByRole('contentinfo')
        if ((await footer.count()) > 0) await footer.scrollIntoViewIfNeeded()
        expect.soft(await pageFaults(page), path).toEqual([])
        if (isMobile) expect.soft(await smallTargets(page), path).toEqual([])
      }
    })

    // LOOK-1, LOOK-2
    test('the open menu and the open support links pass axe', inOne, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/contact-us')
      await noticesArrived(page)
      const banner = page.getByRole('banner')
      await banner.locator('button[aria-expanded]:not([aria-haspopup])').click()
      await expect(banner.locator('a[href^="tel:"]')).toBeVisible()
      expect(await pageFaults(page)).toEqual([])
      await banner.locator('[aria-haspopup="dialog"]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await pageFaults(page)).toEqual([])
      expect(await smallTargets(page, '[role="dialog"]')).toEqual([])
    })

    // LOOK-1
    test('a form that is refused, and one that is sent, passes axe', inOne, async ({ page }) => {
      await page.goto('/contact-us')
      await noticesArrived(page)
      await contactField(page, language, 'email').fill('nobody')
      await sendButton(page, language).press('Enter')
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expect(contactForm(page, language).locator('[aria-invalid="true"]')).not.toHaveCount(0)
      expect(await pageFaults(page)).toEqual([])

      await fillContactForm(page, language, {
        email: `axe-${language}@example.com`,
        message: 'We need four smoke fans for a car park.',
      })
      // The server takes a form that is sent within two seconds for a program's.
      await page.waitForFunction(() => performance.now() > 4000)
      await sendButton(page, language).click()
      await expect(contactField(page, language, 'name')).toHaveValue('')
      expect(await pageFaults(page)).toEqual([])
    })

    // LOOK-1
    test('the notices of a lost connection pass axe', fullRun, async ({ page, context }) => {
      await page.goto('/contact-us')
      await noticesArrived(page)
      await context.setOffline(true)
      const notice = page.getByRole('dialog')
      await expect(notice).toBeVisible()
      expect(await pageFaults(page)).toEqual([])
      // By key: a pointer would come to lie on the form below, whose code cannot be had now.
      await notice.getByRole('button').press('Enter')
      await expect(notice).toHaveCount(0)
      expect(await pageFaults(page)).toEqual([])
      await context.setOffline(false)
    })

    // LOOK-1
    test('sections that failed, and empty ones, pass axe', fullRun, async ({ page }) => {
      await failCall(page, 'GetAllProjects', { status: 500 })
      await failCall(page, 'GetAllJobs', { answer: { data: [] } })
      await page.goto('/services')
      await noticesArrived(page)
      const links = page.getByRole('contentinfo')
      await links.locator('a[href="/projects"]').click()
      await expect(page).toHaveURL(/\/projects$/)
      expect(await pageFaults(page)).toEqual([])
      await links.locator('a[href="/Careers"]').click()
      await expect(page).toHaveURL(/\/Careers$/)
      expect(await pageFaults(page)).toEqual([])
    })

    // LOOK-1
    test('the preview of a picture passes axe', fullRun, async ({ page }) => {
      await page.goto('/projects/rayhana-hospital')
      await noticesArrived(page)
      await page
        .locator('main button[aria-haspopup="dialog"], main button:has(img)')
        .first()
        .press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await pageFaults(page)).toEqual([])
    })

    // LOOK-1, LOOK-2
    test('the back office passes axe, page by page', async ({ page, site, isMobile }) => {
      test.slow()
      await submitMessage(site)
      await signIn(page, site)
      for (const path of adminPages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main :is(input, select, li, dt)').first()).toBeAttached()
        expect(await pageFaults(page), path).toEqual([])
        if (isMobile) expect.soft(await smallTargets(page), path).toEqual([])
      }
    })

    // LOOK-1
    test(
      'a record, a dialog over its list and the menus of the back office pass axe',
      inOne,
      async ({ page, site }) => {
        test.slow()
        await submitMessage(site)
        await signIn(page, site)
        for (const path of ['/admin/projects', '/admin/messages']) {
          await page.goto(path)
          await page.locator('main a[href*="/edit/"]').first().click()
          await expect(page.locator('main form')).toBeVisible()
          expect(await pageFaults(page), path).toEqual([])
        }
        await page.goto('/admin/frames?add')
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await pageFaults(page)).toEqual([])
        await page.goto('/admin/projects')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const button of await page
          .getByRole('banner')
          .locator('button[aria-haspopup]')
          .all()) {
          await button.click()
          await expect(button).toHaveAttribute('aria-expanded', 'true')
          expect(await pageFaults(page)).toEqual([])
          await page.keyboard.press('Escape')
        }
      },
    )
  })
}
