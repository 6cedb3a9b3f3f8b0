import { openShell } from '#tests/support/open-shell.ts'
import { expectTakenOver } from '#tests/support/expect-taken-over.ts'
import {
  anyWidth,
  anyWidthFullRun,
  expect,
  failCall,
  type Page,
  test,
} from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

const words = {
  ar: {
    hero: 'أبرز أعمالنا',
    loading: 'جارٍ تحميل الشرائح…',
    unable: 'تعذّر تحميل الشرائح',
    status: 'خطأ في الخادم: 500. يرجى المحاولة لاحقاً.',
    retry: 'إعادة المحاولة',
    tryAgain: 'إعادة المحاولة',
    last: 'وصلت إلى الحد الأقصى للمحاولات. يرجى تحديث الصفحة.',
    nothing: 'لا توجد بيانات متاحة الآن.',
    pause: 'إيقاف الحركة',
    noServices: 'لا توجد خدمات متاحة الآن.',
    noClients: 'لا يوجد عملاء لعرضهم في الوقت الحالي',
  },
  en: {
    hero: 'Highlights of our work',
    loading: 'Loading slides...',
    unable: 'Unable to load slides',
    status: 'Server error: 500. Please try again later.',
    retry: 'Retry',
    tryAgain: 'Try again',
    last: 'Maximum retry attempts reached. Please refresh the page.',
    nothing: 'No data is available right now.',
    pause: 'Pause the slides',
    noServices: 'No services are available right now.',
    noClients: 'There are no clients to show at the moment',
  },
} as const

const section = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`)
const none = { answer: { data: { data: [] } } }

for (const language of behaviourIn('en')) {
  const text = words[language]
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const hero = (page: Page) => page.getByRole('region', { name: text.hero })

    // HERO-9
    test('the hero says that its slides load', anyWidth, async ({ page }) => {
      await openShell(page, { GetAllSlides: { timeout: true } })
      await expect(hero(page).getByRole('status')).toHaveText(text.loading)
    })

    // HERO-10, HERO-11
    test(
      'the hero offers three retries, and then says the last word',
      anyWidthFullRun,
      async ({ page }) => {
        await openShell(page, { GetAllSlides: { status: 500 } })
        const alert = hero(page).getByRole('alert')
        const retry = alert.getByRole('button', { name: text.retry })
        for (let attempt = 0; attempt < 3; attempt += 1) {
          await expect(alert).toContainText(text.unable)
          await expect(alert).toContainText(text.status)
          const answer = page.waitForResponse(/GetAllSlides/)
          await retry.click()
          await answer
        }
        await expect(alert).toContainText(text.last)
        await expect(retry).toHaveCount(0)
      },
    )

    // CLIENT-4, SECTION-5
    test('sections without content say so', anyWidthFullRun, async ({ page }) => {
      await openShell(page, {
        GetAllSlides: none,
        GetAllDrivers: { answer: { data: [] } },
        GetAllClients: none,
      })
      await expect(hero(page).getByRole('status')).toHaveText(text.nothing)
      await expect(section(page, 'drivers')).toContainText(text.noServices)
      await expect(section(page, 'clients')).toContainText(text.noClients)
    })

    for (const [call, id, content, breakage] of variantsOf([
      ['GetAllAbouts', 'about', 'link', { status: 500 }],
      ['GetAllDrivers', 'drivers', 'listitem', { status: 500 }],
      // Another status than 200 says that there are none (CLIENT-4).
      ['GetAllClients', 'clients', 'img', { abort: 'failed' }],
    ] as const)) {
      // ABOUT-4, SECTION-1
      test(`a failure of ${call} can be tried again`, anyWidthFullRun, async ({ page }) => {
        const mend = await failCall(page, call, breakage)
        await openShell(page)
        const failed = section(page, id)
        await failed.scrollIntoViewIfNeeded()
        await expect(failed.getByRole('alert')).toBeVisible()
        await expect(failed.getByRole(content)).toHaveCount(0)
        await mend()
        await failed.getByRole('button', { name: text.tryAgain }).click()
        await expect(failed.getByRole(content).first()).toBeVisible()
        await expect(failed.getByRole('alert')).toHaveCount(0)
      })
    }

    // HERO-6
    test(
      'the slides wait while they are pointed at or focused, and once they are paused',
      anyWidthFullRun,
      async ({ page }) => {
        await page.goto('/')
        const frame = page.locator('.swiper').first()
        // React does not notice a pointer that comes from a part which it has not taken over yet.
        await expectTakenOver(page.getByRole('banner').getByRole('link').first())
        await expectTakenOver(page.getByRole('contentinfo').getByRole('link').first())
        await page.evaluate(() => scrollTo(0, 0))
        // Slides that move by themselves are not read out.
        const slides = frame.locator('.swiper-wrapper')
        const expectTurning = (turning: boolean) =>
          expect(slides).toHaveAttribute('aria-live', turning ? 'off' : 'polite')
        await expectTurning(true)
        await frame.hover()
        await expectTurning(false)
        await page.mouse.move(0, 0)
        await expectTurning(true)
        const pause = hero(page).getByRole('button', { name: text.pause })
        await pause.focus()
        await expectTurning(false)
        await pause.blur()
        await expectTurning(true)
        await pause.click()
        await page.mouse.move(0, 0)
        await page.locator('body').press('Tab')
        await expectTurning(false)
      },
    )
  })
}
