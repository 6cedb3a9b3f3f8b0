import { listPages } from '#contract/admin/list-pages.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { signIn } from '#tests/support/sign-in.ts'
import {
  anyWidth,
  anyWidthFullRun,
  expect,
  onPhone,
  onPhoneToo,
  type Page,
  test,
} from '#tests/support/site.ts'
import { slowDown } from '#tests/support/slow-down.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

/** Notes from the first paint on what moves without anyone having acted, and what React says of the server's HTML. */
async function watchStart(page: Page) {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning' && /hydrat/i.test(message.text())) said.push(message.text())
  })
  await page.addInitScript(() => {
    const shown = window as { moved?: string[] }
    shown.moved = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[])
        if (!entry.hadRecentInput && entry.value > 0.001)
          shown.moved?.push(
            `${entry.value}: ${entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`).join()}`,
          )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    // Until what has been laid out is painted and told of.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    return [...said, ...(await page.evaluate(() => (window as { moved?: string[] }).moved ?? []))]
  }
}

const rows = (page: Page) => page.locator('main :is(tbody, ul) a[href*="/edit/"]')

/** The app has taken the list over from the server's HTML. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const field = document.querySelector('main input[type="search"]')
    return field !== null && Object.keys(field).join().includes('__reactProps')
  })

/** What a visit asks the server for until it is quiet. */
async function callsOf(page: Page, visit: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const note = (request: { url: () => string }) => asked.push(new URL(request.url()).pathname)
  page.on('request', note)
  await visit()
  await hydrated(page)
  await expect.poll(() => asked.join()).toContain('notifications')
  page.off('request', note)
  return asked
}

for (const [address, collection] of variantsOf(Object.entries(listPages)))
  // ADMIN-10
  test(
    `${address} come with their page, and are asked for no more`,
    anyWidth,
    async ({ page, site }) => {
      await signIn(page, site)
      const asked = await callsOf(page, () => page.goto(`/admin/${address}`))
      const again = [`/api/Admin/${collection}`, '/api/Auth/MyProfile']
      expect(asked.filter((path) => again.includes(path))).toEqual([])
    },
  )

for (const language of behaviourIn('ar'))
  test.describe(`in ${language}`, () => {
    // Far from the clock of any server.
    test.use({ language, timezoneId: 'Pacific/Kiritimati' })

    for (const width of variantsOf([1280, 360, 768]))
      // ADMIN-10, LOOK-4
      test(
        `lists are taken over as they are, ${width} wide, and the font comes late`,
        anyWidth,
        async ({ page, site }) => {
          test.slow()
          await signIn(page, site)
          await page.setViewportSize({ width, height: 800 })
          await page.request.post('/api/Home/SendMessage', { multipart: sampleMessage })
          const faults = await watchStart(page)
          await slowDown(page, 4)
          for (const path of ['messages', 'drivers', 'projects']) {
            const bringFont = await holdAnswers(page, /\.woff2$/)
            await page.goto(`/admin/${path}`, { waitUntil: 'commit' })
            const moments = page.locator('[data-moment]').filter({ visible: true })
            const seen = await rows(page)
              .first()
              .waitFor()
              .then(() => moments.allTextContents())
            await hydrated(page)
            expect(await moments.allTextContents()).toEqual(seen)
            expect(await faults(), path).toEqual([])
            bringFont()
            await page.waitForFunction(() => document.fonts.status === 'loaded')
            expect(await faults(), `${path}, with the font`).toEqual([])
            await page.unroute(/\.woff2$/)
          }
        },
      )
  })

// LOOK-4
test(
  'a row of filters that has come in part is shown once it is whole',
  anyWidth,
  async ({ page, site }) => {
    await signIn(page, site)
    await holdAnswers(page, /\/assets\/index-/)
    await page.route('**/admin/messages', async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      await route.fulfill({ response: answer, body: html.slice(0, html.indexOf('</select>')) })
    })
    const search = page.getByRole('search', { includeHidden: true })
    await page.goto('/admin/messages', { waitUntil: 'commit' })
    await expect(search).toBeAttached()
    await expect(search).toBeHidden()
    await page.unroute('**/admin/messages')
    await page.goto('/admin/messages', { waitUntil: 'commit' })
    await expect(search).toBeVisible()
  },
)

for (const { width, what } of [
  { width: 360, what: 'cards' },
  { width: 1440, what: 'rows' },
])
  // ADMIN-10
  test(`a list has its ${what} without scripts`, anyWidth, async ({ browser, page, site }) => {
    await signIn(page, site)
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.address,
      viewport: { width, height: 800 },
      storageState: await page.context().storageState(),
    })
    try {
      const plain = await context.newPage()
      await plain.goto('/admin/drivers?lang=en')
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Service cards')
      const shown = rows(plain).filter({ visible: true })
      const count = await shown.count()
      expect(count).toBeGreaterThan(2)
      // The HTML has them for any width, and one of both is shown.
      expect(await rows(plain).count()).toBe(2 * count)
    } finally {
      await context.close()
    }
  })

test.describe('before the app has taken a list over', () => {
  // The browser notes the refusal because of which a deletion asks.
  test.use({ language: 'en', allowedErrors: [/status of 409/] })
  test.beforeEach(({ page, site }) => signIn(page, site))

  /** Opens a list, acts on the server's HTML, and then lets the app come. */
  async function actEarly(page: Page, path: string, act: () => Promise<unknown>) {
    const release = await holdAnswers(page, /\/assets\/index-/)
    await page.goto(path, { waitUntil: 'commit' })
    await act()
    release()
    await hydrated(page)
  }

  // ADMIN-10, LIST-2
  test(
    'what is typed into the search is searched, what is chosen counts',
    anyWidth,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 800 })
      const search = page.getByRole('searchbox', { name: 'Search' })
      const first = page.locator('tbody').getByRole('checkbox').first()
      await actEarly(page, '/admin/projects', async () => {
        await page.getByRole('combobox', { name: 'Per page' }).selectOption('50')
        await first.check()
      })
      await expect(page).toHaveURL(/pageSize=50/)
      await expect(first).toBeChecked()
      await expect(
        page.getByRole('region', { name: 'Actions on the selected records' }),
      ).toBeVisible()
      await actEarly(page, '/admin/projects', () => search.fill('metro'))
      await expect(page).toHaveURL(/search=metro/)
      await expect(search).toHaveValue('metro')
    },
  )

  // ADMIN-10
  test('a link opens its record without the app', anyWidth, async ({ page }) => {
    await holdAnswers(page, /\/assets\/index-/)
    await page.goto('/admin/drivers', { waitUntil: 'commit' })
    await rows(page).filter({ visible: true }).first().click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/admin\/drivers\/edit\//)
  })

  // PAGE-12, RECORD-18
  test(
    'a deletion that is pressed asks once what hangs on the record',
    onPhoneToo,
    async ({ page }) => {
      const dialog = page.getByRole('alertdialog')
      await actEarly(page, '/admin/services?pageSize=100', () =>
        page.getByRole('button', { name: 'Delete HVAC' }).click(),
      )
      await expect(
        dialog.getByRole('heading', { name: /Sub-services deleted with it/ }),
      ).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
    },
  )

  // PAGE-12, ADMIN-4
  test('a press of the menu on a phone opens it', onPhone, async ({ page }) => {
    await actEarly(page, '/admin/drivers', () =>
      page.getByRole('button', { name: /menu/i }).click(),
    )
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('link', { name: 'Service cards' })).toBeVisible()
  })
})

test.describe(() => {
  test.use({ allowedErrors: [/401 \(Unauthorized\)/] })

  test(
    'a session that has run out is renewed all the same',
    anyWidthFullRun,
    async ({ page, site }) => {
      await signIn(page, site)
      await page
        .context()
        .addCookies([{ name: 'accessToken', value: 'run-out', url: site.address }])
      await page.goto('/admin/drivers')
      await expect(page.getByRole('link', { name: /^(تعديل|Edit) / }).first()).toBeVisible()
    },
  )
})
