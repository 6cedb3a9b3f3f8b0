import { expect, lostNetwork, type Page, test, visitOnce } from '#tests/support/offline.ts'
import { fullRun } from '#tests/support/site.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { stayOffline } from '#tests/support/stay-offline.ts'
import { startSiteWithTwoBuilds } from '#tests/support/two-builds.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    ready: 'يتوفر إصدار جديد من الموقع.',
    reload: 'إعادة التحميل',
    later: 'لاحقًا',
    products: 'المنتجات',
    form: 'اتصل بنا',
    name: 'الاسم',
    menu: 'فتح القائمة',
    turn: 'عرض ثلاثي الأبعاد',
    notTurned: 'تعذّر تحميل المجسّم، فبقيت الصورة. حاول مرة أخرى عند عودة الاتصال.',
    failed: 'حدث خطأ في هذه الصفحة. يرجى المحاولة مرة أخرى.',
  },
  en: {
    ready: 'A new version of the site is ready.',
    reload: 'Reload',
    later: 'Later',
    products: 'Products',
    form: 'Contact us',
    name: 'Name',
    menu: 'Open the menu',
    turn: 'Rotate in 3D',
    notTurned:
      'The 3D model could not be loaded, so the picture stays. Please try again once you are online.',
    failed: 'Something went wrong on this page. Please try again.',
  },
} as const

/** The file that the page was started with. */
const startFile = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /\/assets\/index-/.test(name)) ?? '',
  )

/** As when someone comes back to the tab: the page then looks for a newer build. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Waits for the offer of a newer build and takes it. @returns once the page has started with its file */
async function acceptUpdate(page: Page, language: 'ar' | 'en', next: string): Promise<void> {
  const prompt = page.getByRole('status').filter({ hasText: words[language].ready })
  await comeBack(page)
  await prompt.getByRole('button', { name: words[language].reload }).click({ timeout: 60_000 })
  await expect.poll(() => startFile(page).catch(() => ''), { timeout: 20_000 }).toContain(next)
}

/** Counts the files of a group that this device does not hold. */
function missingFiles(page: Page, group: 'pages' | 'staff'): Promise<number> {
  return page.evaluate(async (name) => {
    const lists = (await (await fetch('/offline-files.json')).json()) as Record<string, string[]>
    const cache = await caches.open('assets')
    const kept = await Promise.all((lists[name] ?? []).map((file) => cache.match(file)))
    return kept.filter((one) => one === undefined).length
  }, group)
}

// The second build is made once, and by one process.
test.describe.configure({ mode: 'default' })

test.describe('a new build', () => {
  test.use({ allowedErrors: [lostNetwork] })

  // UPDATE-1
  test(
    'shows without a network, from its first moment on, all that the one before did',
    fullRun,
    async ({ context, browser }) => {
      test.setTimeout(240_000)
      const two = await startSiteWithTwoBuilds()
      const staffContext = await browser.newContext()
      stayOffline(staffContext)
      try {
        const visitor = await context.newPage()
        await visitOnce(visitor, `${two.address}/?lang=ar`)
        await expect.poll(() => missingFiles(visitor, 'pages')).toBe(0)
        const product = await visitor.evaluate(async () => {
          const answer = await fetch('/api/Home/GetAllProducts')
          const { data } = (await answer.json()) as { data: { slug: string }[] }
          return `/products/${data[0]?.slug}`
        })
        const staff = await staffContext.newPage()
        await signIn(staff, two.site)
        await staff.goto(`${two.address}/admin/drivers?lang=en`)
        await expect(staff.getByRole('table').first()).toBeVisible()
        await expect.poll(() => missingFiles(staff, 'staff'), { timeout: 60_000 }).toBe(0)

        const next = await two.deployNextBuild()
        await acceptUpdate(visitor, 'ar', next)
        await context.setOffline(true)
        await acceptUpdate(staff, 'en', next)
        await staffContext.setOffline(true)
        await two.goAway()

        const paths = [
          '/',
          '/projects',
          '/services',
          '/contact-us',
          '/Careers',
          '/products',
          product,
        ]
        for (const path of paths) {
          for (const language of ['ar', 'en'] as const) {
            await visitor.goto(`${two.address}${path}?lang=${language}`)
            await expect(visitor.locator('main h1'), path).toBeVisible()
            await expect(visitor.locator('html')).toHaveAttribute('lang', language)
            await expect(visitor.getByText(words[language].failed), path).toHaveCount(0)
          }
        }
        await staff.goto(`${two.address}/admin/drivers`)
        await staff.getByRole('dialog').getByRole('button').click()
        await staff
          .getByRole('link', { name: /^Edit / })
          .first()
          .click()
        await expect(staff.getByLabel('Title in Arabic')).not.toHaveValue('')
      } finally {
        await staffContext.close()
        await two.stop()
      }
    },
  )

  // UPDATE-1
  test('is offered by none of its parts while one of them cannot be had', async ({ context }) => {
    test.setTimeout(240_000)
    const two = await startSiteWithTwoBuilds()
    try {
      const page = await context.newPage()
      await visitOnce(page, `${two.address}/?lang=ar`)
      await expect.poll(() => missingFiles(page, 'pages')).toBe(0)
      const next = await two.deployNextBuild()
      // Lost in the middle of it.
      const lost = /\/assets\/search-page-/
      await context.route(lost, (route) => route.abort())
      const failed = page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return new Promise<string>((resolve) => {
          registration.addEventListener('updatefound', () => {
            const worker = registration.installing
            worker?.addEventListener('statechange', () => resolve(worker.state))
          })
        })
      })
      await comeBack(page)
      expect(await failed).toBe('redundant')
      await expect(page.getByText(words.ar.ready)).toHaveCount(0)
      await context.setOffline(true)
      for (const path of ['/', '/search?q=x', '/projects']) {
        await page.goto(two.address + path)
        await expect(page.locator('main h1'), path).toBeVisible()
        await expect(page.getByText(words.ar.failed), path).toHaveCount(0)
        expect(await startFile(page)).not.toContain(next)
      }
      await context.setOffline(false)
      await context.unroute(lost)
      await acceptUpdate(page, 'ar', next)
    } finally {
      await two.stop()
    }
  })
})

// UPDATE-2, COPY-3
test('a new build takes over from a worker that a line keeps waiting, and goes on with the copy', async ({
  context,
}) => {
  test.setTimeout(240_000)
  const two = await startSiteWithTwoBuilds()
  try {
    const page = await context.newPage()
    await visitOnce(page, `${two.address}/offline-copy?lang=en`)
    const held = /\/media\/.*\.pdf$/
    let asked = 0
    // Never answered.
    await context.route(held, () => void (asked += 1))
    await page.getByRole('button', { name: 'Save everything on this device' }).click()
    await expect.poll(() => asked, { timeout: 60_000 }).toBe(1)
    await acceptUpdate(page, 'en', await two.deployNextBuild())
    await context.unroute(held)
    await expect(page.getByText(/^Everything is saved on this device/)).toBeVisible({
      timeout: 90_000,
    })
  } finally {
    await two.stop()
  }
})

for (const language of behaviourIn('en')) {
  const text = words[language]

  // UPDATE-2
  test(`a new build under two open tabs asks first, keeps what is typed, and takes both along, ${language}`, async ({
    context,
  }) => {
    test.slow()
    const site = await startSiteWithTwoBuilds()
    try {
      const [first, second] = [await context.newPage(), await context.newPage()]
      for (const page of [first, second]) {
        await page.goto(`${site.address}/?lang=${language}`)
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
        await expect
          .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
          .toBe(true)
      }
      // The second tab goes on with the present build's pages.
      await expect.poll(() => missingFiles(second, 'pages'), { timeout: 30_000 }).toBe(0)
      const field = first
        .getByRole('form', { name: text.form })
        .getByRole('textbox', { name: text.name, exact: true })
      await field.scrollIntoViewIfNeeded()
      await field.fill('سارة علي')

      const present = await startFile(first)
      const next = await site.deployNextBuild()
      expect(present).not.toContain(next)
      await comeBack(first)
      const prompt = first.getByRole('status').filter({ hasText: text.ready })
      await expect(prompt).toBeVisible({ timeout: 15_000 })
      // Nothing changes until someone agrees.
      expect(await startFile(first)).toBe(present)

      await comeBack(second)
      const other = second.getByRole('status').filter({ hasText: text.ready })
      await other.getByRole('button', { name: text.later }).click({ timeout: 15_000 })
      await expect(other).toHaveCount(0)
      await second.getByRole('contentinfo').getByRole('link', { name: text.products }).click()
      await expect(second).toHaveTitle(new RegExp(`^${text.products}`))
      await expect(other).toHaveCount(0)

      await prompt.getByRole('button', { name: text.reload }).click()

      for (const page of [first, second]) {
        await expect
          .poll(() => startFile(page).catch(() => ''), { timeout: 20_000 })
          .toContain(next)
      }
      await field.scrollIntoViewIfNeeded()
      await expect(field).toHaveValue('سارة علي')
    } finally {
      await site.stop()
    }
  })
}

test.describe('a file of the build before that is gone', () => {
  test.use({
    serviceWorkers: 'block',
    viewport: { width: 800, height: 700 },
    allowedErrors: [/mobile-menu|fan-stage|net::ERR_INTERNET_DISCONNECTED/],
  })

  for (const language of behaviourIn('en')) {
    const menuFile = /\/assets\/mobile-menu-.*\.js$/
    const turnFile = /\/assets\/fan-stage-.*\.js$/

    // UPDATE-3, TURN-1
    test(`reloads the page into the new one; a file that a line drops does not, ${language}`, async ({
      page,
      context,
    }) => {
      const two = await startSiteWithTwoBuilds()
      try {
        const text = words[language]
        const answer = await page.request.get(`${two.address}/api/Home/GetAllProducts`)
        const { data } = (await answer.json()) as { data: { slug: string }[] }
        await page.goto(`${two.address}/products/${data[0]?.slug}?lang=${language}`)
        let loads = 1
        page.on('domcontentloaded', () => (loads += 1))
        const turn = page.getByRole('button', { name: text.turn })
        await context.route(turnFile, (route) => route.abort())
        await turn.click()
        await expect(page.getByText(text.notTurned)).toBeVisible()
        expect(loads).toBe(1)
        await context.unroute(turnFile)

        const next = await two.deployNextBuild()
        await turn.click()
        await expect.poll(() => startFile(page).catch(() => '')).toContain(next)
        expect(loads).toBe(2)
        const [file] = await Promise.all([page.waitForResponse(turnFile), turn.click()])
        expect(file.ok()).toBe(true)
      } finally {
        await two.stop()
      }
    })

    // UPDATE-3
    test(`reloads the page once and never in a loop, ${language}`, async ({ page, context }) => {
      let loads = 0
      page.on('domcontentloaded', () => (loads += 1))
      await context.route(menuFile, (route) => route.fulfill({ status: 404, body: '' }))
      // To whoever asks, the server has another build than any that it sends.
      await context.route(/\/\?lang=/, async (route) => {
        if (route.request().resourceType() !== 'fetch') return route.continue()
        const body = await (await route.fetch()).text()
        return route.fulfill({ body: body.replace(/index-[\w-]+\.js/, 'index-next.js') })
      })
      await page.goto(`/?lang=${language}`)
      const menu = page.getByRole('button', { name: words[language].menu })
      await menu.click()
      await expect.poll(() => loads).toBe(2)
      await menu.click()
      await page.waitForLoadState('networkidle')
      expect(loads).toBe(2)
    })

    // UPDATE-3
    test(`does not reload while offline, ${language}`, async ({ page, context }) => {
      let loads = 0
      page.on('domcontentloaded', () => (loads += 1))
      await page.goto(`/?lang=${language}`, { waitUntil: 'networkidle' })
      await context.setOffline(true)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: words[language].menu, includeHidden: true }).focus()
      await page.keyboard.press('Enter')
      // The offline notice may lie over it by now.
      await expect(page.locator('header')).toBeVisible()
      expect(loads).toBe(1)
    })
  }
})
