import { holdAnswers } from '#tests/support/hold-answers.ts'
import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { openShell } from '#tests/support/open-shell.ts'
import { anyWidth, anyWidthFullRun, expect, fullRun, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    nav: 'التنقل الرئيسي',
    links: ['الرئيسية', 'المشاريع', 'الخدمات', 'المنتجات', 'الوظائف', 'تسجيل الموردين', 'اتصل بنا'],
    consultation: 'استشارة مجانية',
    whatsApp: 'راسلنا على واتساب',
    open: 'فتح القائمة',
    close: 'إغلاق القائمة',
    support: 'الدعم والتواصل',
    supportWhatsApp: 'واتساب',
    supportPhone: 'الهاتف',
    notFound: 'الصفحة غير موجودة',
    backHome: 'العودة إلى الرئيسية',
    company: 'نسائم للمراوح الصناعية والمقاولات',
  },
  en: {
    nav: 'Main navigation',
    links: [
      'Home',
      'Projects',
      'Services',
      'Products',
      'Careers',
      'Vendor registration',
      'Contact us',
    ],
    consultation: 'Free consultation',
    whatsApp: 'Message us on WhatsApp',
    open: 'Open the menu',
    close: 'Close the menu',
    support: 'Support and contact',
    supportWhatsApp: 'WhatsApp',
    supportPhone: 'Phone',
    notFound: 'Page not found',
    backHome: 'Back to the home page',
    company: 'Nasaem Industrial Fans & Contracting',
  },
} as const

const addresses = [
  '/',
  '/projects',
  '/services',
  '/products',
  '/Careers',
  '/vendors-registration',
  '/contact-us',
]

for (const language of behaviourIn('en')) {
  const text = words[language]
  test.describe(`layout, ${language}`, () => {
    test.use({ language })

    // PAGE-1, PAGE-2, PAGE-3, PAGE-4, PAGE-5
    test('header: logo 100 by 100, links or hamburger by width, WhatsApp of the branch', async ({
      page,
    }) => {
      await page.goto('/')
      const header = page.getByRole('banner')
      const brand = header.getByRole('link', { name: text.company }).first()
      await expect(brand).toHaveAttribute('href', '/')
      const box = await brand.locator('img').boundingBox()
      expect(box).toMatchObject({ width: 100, height: 100 })
      await expect(header.getByRole('link', { name: text.whatsApp })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\d+$/,
      )

      await page.setViewportSize({ width: 1200, height: 800 })
      const links = header.getByRole('navigation', { name: text.nav }).getByRole('link')
      await expect(links).toHaveText([...text.links])
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(addresses)
      await expect(links.first()).toHaveAttribute('aria-current', 'page')
      await expect(header.getByRole('link', { name: text.consultation })).toBeVisible()
      await expect(header.getByRole('button', { name: text.open })).toBeHidden()

      await page.setViewportSize({ width: 1199, height: 800 })
      await expect(links.first()).toBeHidden()
      await expect(header.getByRole('button', { name: text.open })).toBeVisible()
    })

    test.describe('a logo that cannot be loaded', () => {
      test.use({ allowedErrors: [/Failed to load resource/] })

      // PAGE-2
      test('leaves its place to the name, on a phone too', anyWidthFullRun, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 700 })
        await page.route(/\/logo(-light)?\.svg$/, (route) => route.fulfill({ status: 404 }))
        await page.goto('/')
        for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
          const brand = part.getByRole('link', { name: text.company }).first()
          await brand.scrollIntoViewIfNeeded()
          await expect(brand.locator('img')).toBeHidden()
          await expect(brand.getByText(text.company)).toBeVisible()
        }
        // The name lies under none of the header's tools.
        const header = page.getByRole('banner')
        const name = await header
          .getByRole('link', { name: text.company })
          .getByText(text.company)
          .boundingBox()
        const tool = await header.getByRole('link', { name: text.whatsApp }).boundingBox()
        if (name === null || tool === null) throw new Error('The header shows no name or no tool')
        const [start, end] = name.x < tool.x ? [name, tool] : [tool, name]
        expect(start.x + start.width).toBeLessThanOrEqual(end.x)
      })
    })

    // PAGE-4
    test('a link that was pressed is the only current one at once', anyWidth, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/careers')
      await noticesArrived(page)
      const release = await holdAnswers(page, /\/products-page-[\w-]+\.js$/)
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
      const current = links.and(page.locator('[aria-current="page"]'))
      await links.filter({ hasText: text.links[3] }).click()
      await expect(page).toHaveURL(/\/products$/)
      // The page before it is still shown.
      await expect(page).toHaveTitle(new RegExp(`^${text.links[4]}`))
      expect(await current.allTextContents()).toEqual([text.links[3]])
      release()
      await expect(page).toHaveTitle(new RegExp(`^${text.links[3]}`))
    })

    // PAGE-3
    test(
      'the menu slides from the top, is at most 80vh, and any link or button in it closes it',
      fullRun,
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 600 })
        await page.goto('/')
        const open = page.getByRole('button', { name: text.open })
        const menu = page.getByRole('dialog')

        await open.click()
        await expect(menu).toBeVisible()
        await expect.poll(async () => (await menu.boundingBox())?.y).toBe(0)
        expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(480)
        await menu.getByRole('button', { name: text.close }).click()
        await expect(menu).toBeHidden()

        await open.click()
        await menu.getByRole('link', { name: text.links[1] }).click()
        await expect(page).toHaveURL(/\/projects$/)
        await expect(menu).toBeHidden()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.links[1])

        await open.click()
        await menu.getByRole('link', { name: text.consultation }).click()
        await expect(page).toHaveURL(/\/contact-us\?topic=consultation$/)
        await expect(menu).toBeHidden()
      },
    )

    // PAGE-4, PAGE-7, PAGE-8
    test('a navigation sets the title, marks the active link and goes to the top', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/')
      await expect(page).toHaveTitle(new RegExp(text.company))
      await page.mouse.wheel(0, 2000)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      await page.getByRole('contentinfo').getByRole('link', { name: text.links[2] }).click()
      await expect(page).toHaveURL(/\/services$/)
      await expect(page).toHaveTitle(`${text.links[2]} | ${text.company}`)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(
        page.getByRole('banner').getByRole('link', { name: text.links[2] }),
      ).toHaveAttribute('aria-current', 'page')
    })

    // PAGE-4
    test(
      'one link is the current one, by whichever address the page was reached',
      fullRun,
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(`/?lang=${language}`)
        const current = page
          .getByRole('banner')
          .getByRole('navigation', { name: text.nav })
          .locator('[aria-current="page"]')
        await expect(current).toHaveText([text.links[0]])
        await page.getByRole('contentinfo').getByRole('link', { name: text.links[2] }).click()
        await expect(current).toHaveText([text.links[2]])
      },
    )

    for (const [path, link, spelled] of [
      ['/careers', 4, '/Careers'],
      ['/CAREERS', 4, '/Careers'],
      ['/contact-US', 6, '/contact-us'],
      ['/Projects/', 1, '/projects'],
    ] as const)
      // PAGE-6
      test(
        `${path} is its page whatever the case of its letters`,
        anyWidthFullRun,
        async ({ page, site }) => {
          await page.setViewportSize({ width: 1280, height: 800 })
          await page.goto(path)
          await expect(page).toHaveTitle(`${text.links[link]} | ${text.company}`)
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
            'href',
            `${site.address}${spelled}?lang=${language}`,
          )
          const nav = page.getByRole('banner').getByRole('navigation', { name: text.nav })
          const current = nav.locator('[aria-current="page"]')
          await expect(current).toHaveText([text.links[link]])
          // The app goes on from this page after a press on another link.
          await nav.getByRole('link', { name: text.links[2] }).click()
          await expect(current).toHaveText([text.links[2]])
        },
      )

    test.describe('an address with nothing at it', () => {
      // The browser reports the document's own status.
      test.use({ allowedErrors: [/status of 404.*\/no\/such\/page/] })

      // PAGE-9
      test('any other path is a not-found page that leads home', async ({ page }) => {
        const answer = await page.goto('/no/such/page')
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
        await page.getByRole('main').getByRole('link', { name: text.backHome }).click()
        await expect(page).toHaveURL(/\/$/)
      })
    })

    // PAGE-10
    test('footer: social links, e-mail, phone, address, rights of this year', async ({ page }) => {
      await page.goto('/')
      const footer = page.getByRole('contentinfo')
      await expect(footer.locator('a[href^="https://"][target="_blank"]')).toHaveCount(5)
      await expect(footer.getByRole('link', { name: 'info@nasaem.example' })).toHaveAttribute(
        'href',
        'mailto:info@nasaem.example',
      )
      await expect(footer.locator('a[href^="tel:+"]')).toBeVisible()
      await expect(footer).toContainText(`© ${new Date().getFullYear()} ${text.company}`)
    })

    // SUPPORT-1, SUPPORT-2
    test('the support button shows and hides its links', async ({ page }) => {
      await page.goto('/')
      const button = page.getByRole('button', { name: text.support })
      await expect(page.getByRole('link', { name: text.supportWhatsApp, exact: true })).toHaveCount(
        0,
      )
      await button.click()
      const whatsApp = page.getByRole('link', { name: text.supportWhatsApp, exact: true })
      await expect(whatsApp).toHaveAttribute('target', '_blank')
      await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\//)
      const phone = page
        .locator('a[href^="tel:"]')
        .and(page.getByRole('link', { name: text.supportPhone, exact: true }))
      await expect(phone).toBeVisible()

      await phone.hover()
      const tooltip = page.getByRole('tooltip')
      await expect(tooltip).toHaveText(text.supportPhone)
      const [tip, link] = [await tooltip.boundingBox(), await phone.boundingBox()]
      // On the right for Arabic, on the left otherwise.
      expect((tip?.x ?? 0) > (link?.x ?? 0)).toBe(language === 'ar')
      await button.click()
      await expect(whatsApp).toHaveCount(0)
    })

    // SUPPORT-1
    test('a support link whose setting is missing does not show', fullRun, async ({ page }) => {
      await openShell(page, {
        GetSettings: { answer: { data: { data: [{ id: '1', phoneNumber: '+20225550100' }] } } },
      })
      await page.getByRole('button', { name: text.support }).click()
      await expect(
        page.getByRole('link', { name: text.supportPhone, exact: true }).last(),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: text.supportWhatsApp, exact: true })).toHaveCount(
        0,
      )
    })

    // LOOK-3
    test('nothing sticks out sideways', async ({ page }) => {
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/')
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${width} px`,
        ).toBeLessThanOrEqual(0)
      }
    })
  })
}
