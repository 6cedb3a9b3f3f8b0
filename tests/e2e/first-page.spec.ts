import { contactField } from '#tests/support/contact-form.ts'
import { expectTakenOver } from '#tests/support/expect-taken-over.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { anyWidth, anyWidthFullRun, expect, type Page, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

const words = {
  ar: {
    products: 'المنتجات',
    services: 'الخدمات',
    home: 'الرئيسية',
    smoke: 'سحب دخان',
    consultation: 'استشارة مجانية',
    offline: 'وضع عدم الاتصال',
    tagline: /نسائم للمراوح الصناعية والمقاولات \|/,
  },
  en: {
    products: 'Products',
    services: 'Services',
    home: 'Home',
    smoke: 'Smoke extraction',
    consultation: 'Free consultation',
    offline: 'Offline Mode',
    tagline: /Nasaem Industrial Fans & Contracting \|/,
  },
} as const

const routerFile = /\/assets\/router-[\w-]+\.js$/
const productsFile = /\/products-page-[\w-]+\.js$/

const routerFetched = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/router-/.test(name)),
  )

/** Opens the home page and waits until the app has taken it over and is quiet. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await noticesArrived(page)
}

for (const language of behaviourIn('en')) {
  const text = words[language]
  const headerLink = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true })

  test.describe(`the first page before it is left, ${language}`, () => {
    test.use({ language, viewport: { width: 1280, height: 800 } })

    test(
      'the router comes when a link is pointed at, the page without a new load',
      anyWidth,
      async ({ page }) => {
        await openHome(page)
        expect(await routerFetched(page)).toBe(false)
        await page.evaluate(() => Reflect.set(window, 'sameDocument', true))

        await headerLink(page, text.products).hover()
        await expect.poll(() => routerFetched(page)).toBe(true)
        await headerLink(page, text.products).click()
        await expect(page).toHaveURL(/\/products$/)
        await expect(page).toHaveTitle(new RegExp(`^${text.products} \\|`))
        await expect(page.getByRole('main')).toBeFocused()
        await expect(headerLink(page, text.products)).toHaveAttribute('aria-current', 'page')

        await page.goBack()
        await expect(page).toHaveTitle(text.tagline)
        await expect(headerLink(page, text.home)).toHaveAttribute('aria-current', 'page')
        await page.goForward()
        await expect(page).toHaveTitle(new RegExp(`^${text.products} \\|`))
        expect(await page.evaluate((): unknown => Reflect.get(window, 'sameDocument'))).toBe(true)
      },
    )

    test(
      'a form is brought by the first touch, with what was typed, and at once where it was begun',
      anyWidth,
      async ({ page }) => {
        for (const [address, file] of [
          ['/contact-us', 'sending'],
          ['/vendors-registration', 'long-forms'],
        ] as const) {
          const isFetched = () =>
            page.evaluate(
              (name) =>
                performance.getEntriesByType('resource').some((one) => one.name.includes(name)),
              `/${file}-`,
            )
          const form = page.locator('main form')
          const field = form.getByRole('textbox').first()
          await page.goto(address)
          await noticesArrived(page)
          expect(await isFetched(), address).toBe(false)

          await field.focus()
          await page.keyboard.type('Delta')
          await expect.poll(isFetched, address).toBe(true)
          await expectTakenOver(field)
          await expect(field).toHaveValue('Delta')
          await expect(field).toBeFocused()

          await page.reload()
          await expect.poll(isFetched, address).toBe(true)
          await expect(field).toHaveValue('Delta')
        }
      },
    )

    test('all of it is used without the router', anyWidthFullRun, async ({ page }) => {
      await openHome(page)
      const email = contactField(page, language, 'email')
      await email.fill('sara')
      await email.blur()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')),
      )
      expect(scripts.some((script) => script.includes('/contact-section-'))).toBe(true)
      // The code of the router's history has this mark, and no other code has it.
      for (const script of scripts)
        expect(await (await page.request.get(script)).text(), script).not.toContain('__TSR_')
    })

    test('a list is narrowed without the router', anyWidthFullRun, async ({ page }) => {
      await page.goto('/products')
      await noticesArrived(page)
      await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
      const found = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
      await expect(found).toHaveCount(8)
      await page.getByText(text.smoke, { exact: true }).first().click()
      await expect(page).toHaveURL(/\/products\?type=smoke$/)
      await expect(found).toHaveCount(2)
      expect(await routerFetched(page)).toBe(false)

      await headerLink(page, text.services).click()
      await expect(page).toHaveTitle(new RegExp(`^${text.services} \\|`))
      await page.goBack()
      await expect(page).toHaveURL(/\/products\?type=smoke$/)
      await expect(found).toHaveCount(2)
      expect(await page.evaluate((): unknown => Reflect.get(window, 'sameDocument'))).toBe(true)
    })

    test('a search is typed without the router', anyWidthFullRun, async ({ page }) => {
      await page.goto('/search')
      await noticesArrived(page)
      await page.getByRole('searchbox').fill('2019')
      await expect(page).toHaveURL(/\/search\?q=2019$/)
      await expect(page).toHaveTitle(/^2019 – /)
      expect(await routerFetched(page)).toBe(false)
    })

    test('a place that cannot be read is none', anyWidthFullRun, async ({ page }) => {
      for (const path of ['/careers', '/services']) {
        await page.goto(`${path}#%E0%`)
        await noticesArrived(page)
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
      }
    })

    test('a query of the same page changes it, and the way back', anyWidth, async ({ page }) => {
      await page.goto('/contact-us')
      await noticesArrived(page)
      await headerLink(page, text.consultation).click()
      await expect(page).toHaveURL(/\/contact-us\?topic=consultation$/)
      expect(await routerFetched(page)).toBe(false)
      await page.goBack()
      await expect(page).toHaveURL(/\/contact-us$/)
    })

    test(
      'a link keeps its query, and opens in another tab for whoever asks for that',
      anyWidthFullRun,
      async ({ page, context }) => {
        await openHome(page)
        const opened = context.waitForEvent('page')
        await headerLink(page, text.services).click({ modifiers: ['ControlOrMeta'] })
        // A page that nobody looks at may wait with the rest of its load.
        await (await opened).waitForURL(/\/services$/, { waitUntil: 'commit' })
        await expect(page).toHaveURL(/\/$/)
        await headerLink(page, text.consultation).click()
        await expect(page).toHaveURL(/\/contact-us\?topic=consultation$/)
      },
    )

    test('of two links pressed at once the last is opened', anyWidthFullRun, async ({ page }) => {
      await openHome(page)
      await page.evaluate(
        (names) => {
          const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')]
          for (const name of names) links.find(({ textContent }) => textContent === name)?.click()
        },
        [text.services, text.products, text.products],
      )
      await expect(page).toHaveTitle(new RegExp(`^${text.products} \\|`))
      await expect(page).toHaveURL(/\/products$/)
      await page.goBack()
      await expect(page).toHaveTitle(text.tagline)
    })

    for (const [way, backHome] of variantsOf([
      ['goes back', (page: Page) => page.goBack()],
      ['presses the link home', (page: Page) => headerLink(page, text.home).click()],
    ] as const))
      test(
        `whoever ${way} while a page is on its way stays, and may still go there, ${language}`,
        anyWidth,
        async ({ page }) => {
          const name = contactField(page, language, 'name')
          await openHome(page)
          await name.fill('سارة')
          const release = await holdAnswers(page, productsFile)
          await headerLink(page, text.products).click()
          await headerLink(page, text.products).click()
          await expect(page).toHaveURL(/\/products$/)
          await backHome(page)
          await expect(page).toHaveURL(/\/$/)

          const code = page.waitForResponse(productsFile)
          release()
          await (await code).finished()
          await page.waitForLoadState('networkidle')
          await expect(page).toHaveTitle(text.tagline)
          await expect(name).toHaveValue('سارة')

          await headerLink(page, text.products).click()
          await expect(page).toHaveTitle(new RegExp(`^${text.products} \\|`))
          await expect(page.getByRole('heading', { level: 1, name: text.products })).toBeVisible()
        },
      )

    test(
      'a page left in mid-way is there on the way forward',
      anyWidthFullRun,
      async ({ page }) => {
        await openHome(page)
        const release = await holdAnswers(page, productsFile)
        await headerLink(page, text.products).click()
        await expect(page).toHaveURL(/\/products$/)
        await page.goBack()
        await page.goForward()
        release()
        await expect(page).toHaveTitle(new RegExp(`^${text.products} \\|`))
        await expect(page).toHaveURL(/\/products$/)
      },
    )

    test(
      'the link to the page itself goes to its top and leaves what was typed',
      anyWidthFullRun,
      async ({ page }) => {
        await openHome(page)
        const name = contactField(page, language, 'name')
        await name.fill('سارة')
        await headerLink(page, text.home).evaluate((link: HTMLElement) => link.click())
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        await expect(name).toHaveValue('سارة')
      },
    )

    test.describe('where the router cannot be had', () => {
      test.use({ allowedErrors: [/Failed to load resource|net::ERR/] })

      test('the server gives the page', anyWidthFullRun, async ({ page }) => {
        await openHome(page)
        await page.route(routerFile, (route) => route.abort())
        await headerLink(page, text.products).click()
        await expect(page).toHaveURL(/\/products$/)
        await expect(page).toHaveTitle(new RegExp(`^${text.products} \\|`))
      })

      test(
        'without a connection the page stays, with what was typed',
        anyWidth,
        async ({ page, context }) => {
          await openHome(page)
          const name = contactField(page, language, 'name')
          await name.fill('سارة')
          await context.setOffline(true)
          const notice = page.getByRole('dialog', { name: text.offline })
          await notice.getByRole('button').click()
          await headerLink(page, text.products).click()
          await expect(name).toHaveValue('سارة')
          await expect(page).toHaveURL(/\/$/)

          await context.setOffline(false)
          await headerLink(page, text.products).click()
          await expect(page).toHaveTitle(new RegExp(`^${text.products} \\|`))
        },
      )
    })
  })
}
