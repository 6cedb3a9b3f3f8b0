import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { anyWidth, expect, type Page, test } from '#tests/support/site.ts'

/** How many of these elements React has taken over: it marks them. */
const hydrated = (page: Page, selector: string) =>
  page.evaluate(
    (selected) =>
      [...document.querySelectorAll(selected)].filter((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ).length,
    selector,
  )
const hydratedInLists = (page: Page) => hydrated(page, 'main ul li *')

const card = 'main ul li h2, main ul li h3'

for (const path of ['/products', '/projects', '/services', '/Careers'])
  test(
    `the cards of ${path} stay plain HTML until they are touched`,
    anyWidth,
    async ({ page }) => {
      await page.goto(path)
      await noticesArrived(page)
      expect(await hydratedInLists(page)).toBe(0)
      await page.locator(card).first().hover()
      await expect.poll(() => hydratedInLists(page)).toBeGreaterThan(0)
    },
  )

// HERO-3, HERO-5
test(
  'a slide stays plain HTML until it is touched, a turn is no touch',
  anyWidth,
  async ({ page }) => {
    const inSlides = 'main .swiper-slide a *'
    await page.goto('/')
    await page.getByRole('button', { name: 'الشريحة التالية' }).first().click()
    const second = page.getByRole('group', { name: /^الشريحة 2 من / })
    await expect(second).toBeVisible()
    await expect(second).not.toHaveAttribute('inert')
    expect(await hydrated(page, inSlides)).toBe(0)
    await second.getByRole('link').focus()
    await expect.poll(() => hydrated(page, inSlides)).toBeGreaterThan(3)
    expect(await hydrated(page, inSlides)).toBeLessThan(20)
  },
)

test('what an address asks of a list is shown without a touch', anyWidth, async ({ page }) => {
  await page.goto('/products')
  const all = await page.locator(card).count()
  await page.goto('/products?type=axial')
  await expect.poll(() => page.locator(card).count()).toBeLessThan(all)
  expect(await page.locator(card).count()).toBeGreaterThan(0)
})

test(
  'a product that is on the quotation list says so after a reload, without a touch',
  anyWidth,
  async ({ page }) => {
    const listed = page.getByRole('link', { name: /^في قائمة عرض السعر: 1/ })
    await page.goto('/products')
    await page
      .getByRole('button', { name: /^أضف إلى قائمة عرض السعر/ })
      .first()
      .click()
    await expect(listed).toHaveCount(1)
    await page.reload()
    await expect(listed).toHaveCount(1)
    const product = page.locator('main ul li').filter({ has: listed })
    const address = await product.getByRole('heading').getByRole('link').getAttribute('href')
    await page.goto(address ?? '')
    await expect(listed.first()).toBeVisible()
  },
)

// BRANCH-4
test(
  'the contact page tells whether a branch is open without making a formatter',
  anyWidth,
  async ({ page }) => {
    await page.addInitScript(() => {
      const made: string[] = []
      Reflect.set(window, 'made', made)
      for (const name of ['DateTimeFormat', 'NumberFormat'] as const)
        Reflect.set(
          Intl,
          name,
          new Proxy(Intl[name], {
            construct(target, given) {
              made.push(name)
              return Reflect.construct(target, given) as object
            },
          }),
        )
    })
    await page.goto('/contact-us')
    const hasTemporal = await page.evaluate(() => 'Temporal' in globalThis)
    test.skip(!hasTemporal, 'this browser has no Temporal')
    await noticesArrived(page)
    await expect(page.getByText(/^(?:مفتوح|مغلق) الآن/).first()).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'made') as string[])).toEqual([])
  },
)
