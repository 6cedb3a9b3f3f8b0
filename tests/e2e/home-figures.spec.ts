import { axeViolations } from '#tests/support/axe-violations.ts'
import { pageFaults } from '#tests/support/page-faults.ts'
import { openShell } from '#tests/support/open-shell.ts'
import {
  anyWidth,
  anyWidthFullRun,
  expect,
  failCall,
  fullRun,
  type Page,
  test,
} from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

const words = {
  ar: {
    statistics: 'أرقام نعتز بها',
    tabs: 'رسالتنا ورؤيتنا وتاريخنا',
    certificates: 'الإنجازات والشهادات',
    vision: 'رؤيتنا',
    onward: 'ArrowLeft',
    retry: 'إعادة المحاولة',
    close: 'إغلاق',
    zoomIn: 'تكبير',
    download: 'تنزيل الملف',
    pdfError: 'تعذّر فتح الملف.',
    firstCard: /نتائج الاختبارات الجامعية جديد/,
    firstPage: /صفحة 1 من/,
  },
  en: {
    statistics: 'Figures we stand behind',
    tabs: 'Mission, vision and history',
    certificates: 'Achievements and certificates',
    vision: 'Our vision',
    onward: 'ArrowRight',
    retry: 'Try again',
    close: 'Close',
    zoomIn: 'Zoom in',
    download: 'Download the file',
    pdfError: 'The file could not be opened.',
    firstCard: /University test results New/,
    firstPage: /Page 1 of/,
  },
} as const

const targets = ['+640', '+180', '+420', '+%97']

/** The running digits, not what is said. */
const digits = (page: Page) =>
  page.getByRole('definition').locator('[aria-hidden] > span').allTextContents()

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`in ${language}`, () => {
    test.use({ language })

    // COUNTER-2
    test(
      'the counters wait for the visitor and then run once',
      anyWidthFullRun,
      async ({ page }) => {
        const html = await (await page.request.get(`/?lang=${language}`)).text()
        for (const target of targets) expect(html).toContain(`data-final="${target}"`)

        await page.goto('/')
        const section = page.getByRole('region', { name: text.statistics })
        // Its top edge alone, wherever the page lies once it has started: the counters are still at 0.
        await expect(async () => {
          await section.evaluate((band) => {
            scrollTo(0, band.getBoundingClientRect().top + scrollY - innerHeight + 30)
          })
          expect(await digits(page)).toEqual(['+0', '+0', '+0', '+%0'])
        }).toPass({ timeout: 10_000 })
        await section.evaluate((band) => band.scrollIntoView())
        await expect.poll(() => digits(page)).toEqual(targets)
        await page.evaluate(() => scrollTo(0, 0))
        await section.evaluate((band) => band.scrollIntoView())
        expect(await digits(page)).toEqual(targets)
      },
    )

    // COUNTER-3
    test('the counters stand still under reduced motion', anyWidthFullRun, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openShell(page)
      await expect.poll(() => digits(page)).toEqual(targets)
    })

    // TAB-1
    test('the arrow keys lead through the tabs', anyWidthFullRun, async ({ page }) => {
      await page.goto('/')
      const section = page.getByRole('region', { name: text.tabs })
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByRole('tabpanel')).toHaveCount(1)
      await section.getByRole('tab', { selected: true }).focus()
      await expect(async () => {
        await page.keyboard.press('Home')
        await page.keyboard.press(text.onward)
        await expect(section.getByRole('tab', { name: text.vision })).toBeFocused({ timeout: 500 })
      }).toPass()
      await expect(section.getByRole('tabpanel', { name: text.vision })).toBeVisible()
      await page.keyboard.press('End')
      await page.keyboard.press(text.onward)
      await expect(section.getByRole('tab').first()).toBeFocused()
    })

    for (const [call, name, content] of variantsOf([
      ['GetAllNumbers', text.statistics, 'definition'],
      ['GetAllHomeTabs', text.tabs, 'tablist'],
      ['GetAllHomeCards', text.tabs, 'article'],
      ['GetAllCertificates', text.certificates, 'listitem'],
    ] as const)) {
      // COUNTER-5, SECTION-1, TAB-4
      test(`a failure of ${call} can be tried again`, anyWidth, async ({ page }) => {
        const mend = await failCall(page, call, { status: 500 })
        await openShell(page)
        const section = page.getByRole('region', { name })
        await section.scrollIntoViewIfNeeded()
        await expect(section.getByRole('alert')).toBeVisible()
        await expect(section.getByRole(content)).toHaveCount(0)
        await mend()
        await section.getByRole('button', { name: text.retry }).click()
        await expect(section.getByRole(content).first()).toBeVisible()
        await expect(section.getByRole('alert')).toHaveCount(0)
      })
    }

    // CERTIFICATE-2, CERTIFICATE-3
    test('a certificate opens and closes with the keyboard', anyWidthFullRun, async ({ page }) => {
      await page.goto('/')
      const section = page.getByRole('region', { name: text.certificates })
      await section.scrollIntoViewIfNeeded()
      const card = section.getByRole('button', { name: text.firstCard })
      const dialog = page.getByRole('dialog')
      await card.focus()
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('button', { name: text.close })).toBeFocused()
      await expect(dialog.locator('canvas').first()).toBeVisible()
      await expect(dialog.getByText(text.firstPage)).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')

      const width = async () => (await dialog.locator('canvas').first().boundingBox())?.width ?? 0
      const fitted = await width()
      await dialog.getByRole('button', { name: text.zoomIn }).click()
      await expect.poll(width).toBeGreaterThan(fitted * 1.2)
      const download = page.waitForEvent('download')
      await dialog.getByRole('link', { name: text.download }).click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(card).toBeFocused()
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    })

    // CERTIFICATE-3
    test(
      'the viewer fills a phone, passes axe, and offers a file it cannot open',
      fullRun,
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        await page.route(/\.pdf$/, (route) => route.fulfill({ body: 'no PDF at all' }))
        await openShell(page)
        const section = page.getByRole('region', { name: text.certificates })
        await section.getByRole('button', { name: text.firstCard }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('alert')).toContainText(text.pdfError)
        await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(360)
        expect(await pageFaults(page, '[role=dialog]')).toEqual([])
      },
    )

    // LOOK-1
    test('statistics, tabs and certificates pass axe', fullRun, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openShell(page)
      const sections = ['statistics', 'tabs', 'certificates'].map(
        (id) => `section[aria-labelledby=${id}]`,
      )
      await expect(page.getByRole('button', { name: text.firstCard })).toBeVisible()
      expect(await axeViolations(page, { within: [...sections] })).toEqual([])
    })
  })
}
