import { listPages } from '#contract/admin/list-pages.ts'
import { behaviourIn } from '../support/behaviour-in.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { sampleMessage } from '../support/sample-message.ts'
import { signIn } from '../support/sign-in.ts'
import { slowDown } from '../support/slow-down.ts'
import { anyWidth, expect, onPhone, type Page, test } from '../support/site.ts'

/** Adds up from the first paint on what moves without anyone having acted, and what React says of the server's HTML. */
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
  return async () => [
    ...said,
    ...(await page.evaluate(() => (window as { moved?: string[] }).moved ?? [])),
  ]
}

const rows = (page: Page) =>
  page.locator('main').locator('[role="row"] a[href*="/edit/"], li a[href*="/edit/"]')

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

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  // ADMIN-10
  test(
    'what staff see first comes with the page, and is asked for no more',
    anyWidth,
    async ({ page, site }) => {
      test.slow()
      await signIn(page, site)
      for (const [address, collection] of Object.entries(listPages)) {
        const asked = await callsOf(page, () => page.goto(`/admin/${address}`))
        const again = [`/api/Admin/${collection}`, '/api/Auth/MyProfile']
        expect(
          asked.filter((path) => again.includes(path)),
          address,
        ).toEqual([])
      }
    },
  )

  for (const language of behaviourIn('ar'))
    test.describe(`in ${language}`, () => {
      test.use({ language })

      // ADMIN-10, LOOK-4
      for (const width of [360, 1440])
        test(`a list is taken over as it is, ${width} wide`, anyWidth, async ({ page, site }) => {
          await signIn(page, site)
          await page.setViewportSize({ width, height: 800 })
          await page.request.post('/api/Home/SendMessage', { multipart: sampleMessage })
          const faults = await watchStart(page)
          await slowDown(page, 4)
          for (const path of ['messages', 'drivers', 'projects']) {
            await page.goto(`/admin/${path}`)
            await hydrated(page)
            if (width > 700) await expect(page.getByRole('grid')).toBeVisible()
            await page.evaluate(
              () =>
                new Promise((resolve) =>
                  requestAnimationFrame(() => requestAnimationFrame(resolve)),
                ),
            )
            expect(await faults(), path).toEqual([])
          }
        })
    })
})

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
      expect(await shown.count()).toBeGreaterThan(2)
      // One of both is shown.
      expect(await rows(plain).count()).toBeGreaterThan(await shown.count())
    } finally {
      await context.close()
    }
  })

test.describe('before the app has taken it over', () => {
  test.use({ language: 'en' })
  test.beforeEach(({ page, site }) => signIn(page, site))

  // LIST-2
  test('what is typed into the search is searched', anyWidth, async ({ page }) => {
    const release = await holdAnswers(page, /\/assets\/index-/)
    await page.goto('/admin/projects', { waitUntil: 'commit' })
    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.fill('metro')
    release()
    await hydrated(page)
    await expect(page).toHaveURL(/search=metro/)
    await expect(search).toHaveValue('metro')
  })

  // PAGE-12
  test('a press counts', anyWidth, async ({ page }) => {
    const release = await holdAnswers(page, /\/assets\/index-/)
    await page.goto('/admin/drivers', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Deleted' }).click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  // PAGE-12
  test('a link that is pressed while the table comes still opens', anyWidth, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    const release = await holdAnswers(page, /\/assets\/record-table-/)
    await page.goto('/admin/drivers')
    await hydrated(page)
    await rows(page).filter({ visible: true }).first().hover()
    await page.mouse.down()
    const arrived = page.waitForResponse(/\/assets\/record-table-/)
    release()
    await (await arrived).finished()
    // Long enough for a table to be drawn, were one allowed to come.
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 500)),
    )
    await page.mouse.up()
    await expect(page).toHaveURL(/\/admin\/drivers\/edit\//)
  })

  // ADMIN-4
  test('a press of the menu on a phone counts', onPhone, async ({ page }) => {
    const release = await holdAnswers(page, /\/assets\/index-/)
    await page.goto('/admin/drivers', { waitUntil: 'commit' })
    await page.getByRole('button', { name: /menu/i }).click()
    release()
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'Service cards' }),
    ).toBeVisible()
  })
})

test.describe(() => {
  test.use({ allowedErrors: [/401 \(Unauthorized\)/] })

  test('a session that has run out is renewed all the same', anyWidth, async ({ page, site }) => {
    await signIn(page, site)
    await page.context().addCookies([{ name: 'accessToken', value: 'run-out', url: site.address }])
    await page.goto('/admin/drivers')
    await expect(page.getByRole('link', { name: /^(تعديل|Edit) / }).first()).toBeVisible()
  })
})
