import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../support/sign-in.ts'
import { anyWidth, expect, onPhoneToo, type Page, test } from '#tests/support/site.ts'
import { submitMessage } from '../support/submit.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

/** Holds all scripts back, and each list until a second later. @returns lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.route('**/api/Admin/*?pageSize=*', async (route) => {
    await held
    // Longer than a start without a preview waits for rows.
    await pause(1000)
    await route.continue()
  })
  return letThrough
}

/** The page loads no further while scripts are held. */
const atOnce = { waitUntil: 'commit' } as const

/** The places of the links to the records, and how far the page is scrolled, in pixels, once fonts and pictures are there. */
const placesOf = (page: Page) =>
  page.locator('main a[href*="/edit/"]').evaluateAll(async (links) => {
    // Read so that the font is asked for.
    void document.body.offsetHeight
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    const places = links.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return [link.getAttribute('href'), ...[x, y, width, height].map(Math.round)]
    })
    return { places, scrolled: Math.round(scrollY) }
  })

/** A list of more rows than a screen shows. */
const list = '/admin/associated-service'

/** Counts the links to the records at each frame from now on. @returns tells how many there were at the least */
async function watchFewest(page: Page): Promise<() => Promise<number>> {
  const told = await page.evaluateHandle(() => {
    const counts = { fewest: Infinity }
    const look = () => {
      const { length } = document.querySelectorAll('main a[href*="/edit/"]')
      counts.fewest = Math.min(counts.fewest, length)
      requestAnimationFrame(look)
    }
    look()
    return counts
  })
  return () => told.evaluate(({ fewest }) => fewest)
}

const words = {
  ar: { title: 'الخدمات الفرعية', search: 'بحث' },
  en: { title: 'Sub-services', search: 'Search' },
}

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`before the app, ${language}`, () => {
    test.use({ language, timezoneId: 'Asia/Riyadh' })

    // ADMIN-10
    test(
      'a list is read and leads on, and the app comes in its place without moving a row',
      onPhoneToo,
      async ({ page, site, isMobile }) => {
        await signIn(page, site)
        const letThrough = await holdScripts(page)
        await page.goto(list, atOnce)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)
        await expect(page.getByRole('table')).toHaveCount(isMobile ? 0 : 1)
        const links = page.locator('main a[href*="/edit/"]')
        const count = await links.count()
        expect(count).toBeGreaterThan(20)
        const search = page.getByLabel(text.search, { exact: true })
        await expect(search).toBeDisabled()

        const address = (await links.nth(1).getAttribute('href')) ?? ''
        await links.nth(1).click()
        await expect(page).toHaveURL(address)
        await page.goto(list, atOnce)

        const last = links.nth(count - 1)
        await last.focus()
        // It settles before anything is measured.
        await placesOf(page)
        const before = await placesOf(page)
        const fewest = await watchFewest(page)
        letThrough()
        await expect(search).toBeEnabled()
        expect(await fewest()).toBe(count)
        await expect(last).toBeFocused()
        expect(await placesOf(page)).toEqual(before)
      },
    )

    // ADMIN-10
    test(
      'a list tells no moment by another clock than its reader’s',
      onPhoneToo,
      async ({ page, site, isMobile }) => {
        await submitMessage(site, {
          name: 'Dana',
          email: 'dana@example.com',
          text: 'A reply, please.',
        })
        await signIn(page, site)
        const letThrough = await holdScripts(page)
        await page.goto('/admin/messages', atOnce)
        const row = page.locator(isMobile ? 'main li' : 'main tbody tr').filter({ hasText: 'Dana' })
        await expect(row.first()).toBeVisible()
        const time = /\d\d:\d\d/
        await expect(row.first()).not.toContainText(time)
        const sent = new Date()
        letThrough()
        await expect(row.first()).toContainText(time)
        const [shown = ''] = time.exec((await row.first().textContent()) ?? '') ?? []
        const [hours = 0] = shown.split(':').map(Number)
        // Riyadh is three hours before UTC all year.
        const hour = (sent.getUTCHours() + 3) % 24
        expect([hour, (hour + 23) % 24]).toContain(hours)
      },
    )
  })
}

test.describe(() => {
  test.use({ allowedErrors: [/ERR_FAILED|cannot be had/] })

  // ADMIN-10
  test(
    'a list that was sent stays where the app’s code does not come, and the page says so',
    anyWidth,
    async ({ page, site }) => {
      await signIn(page, site)
      let refused = 0
      await page.route(/\/lists-/, (route) => {
        refused += 1
        return route.abort()
      })
      await page.goto('/admin/projects', atOnce)
      // Ahead and by the app, and again by a page loaded anew; then two seconds after it has been said.
      await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(4)
      await expect(page.getByRole('alert')).toContainText('تحتاج هذه الصفحة إلى اتصال بالإنترنت')
      await expect(page.locator('main a[href*="/edit/"]').first()).toBeVisible()
    },
  )
})

// LANG-3
test(
  'a list that was sent in another language than the stored one is asked for again',
  anyWidth,
  async ({ page, context, site }) => {
    await signIn(page, site)
    await context.addCookies([{ name: 'language', value: 'ar', url: site.address }])
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.goto('/admin/projects')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
    await expect(page.locator('#side-menu')).toHaveCSS('position', 'sticky')
    expect(documents).toBe(2)
  },
)
