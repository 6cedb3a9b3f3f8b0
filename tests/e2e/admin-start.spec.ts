import { listPages } from '#contract/admin/list-pages.ts'
import { everything } from '#tests/support/everything.ts'
import { signIn } from '../support/sign-in.ts'
import { anyWidth, anyWidthFullRun, expect, test } from '#tests/support/site.ts'

const all = Object.entries(listPages)
/** A list of content and one of what visitors send, or every one. */
const shown = everything
  ? all
  : all.filter(([, collection]) => /^(projects|messages)$/.test(collection))

// ADMIN-10
test(
  'what staff see first is asked for while the app is on its way, and only once',
  anyWidth,
  async ({ page, site }) => {
    test.slow()
    await signIn(page, site)
    for (const [address, collection] of shown) {
      const asked: string[] = []
      const note = (request: { url: () => string }) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) asked.push(pathname)
      }
      page.on('request', note)
      const list = `/api/Admin/${collection}`
      const begun = Promise.all([
        page.waitForRequest(/MyProfile/),
        page.waitForRequest(`**${list}?*`),
      ])
      // Where the calls wait for the app, the app waits for them here, and the test runs out of time.
      await page.route(/\/assets\/index-/, async (route) => {
        await begun
        await route.continue()
      })
      await page.goto(`/admin/${address}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('button', { name: /^(تصدير|Export)/ })).toBeVisible()
      await expect(main.getByRole('progressbar')).toHaveCount(0)
      expect(
        asked.filter((path) => path === list),
        address,
      ).toHaveLength(1)
      expect(
        asked.filter((path) => path.endsWith('MyProfile')),
        address,
      ).toHaveLength(1)
      page.off('request', note)
      await page.unroute(/\/assets\/index-/)
    }
  },
)

// ADMIN-10
test('a list that is there when the app is has its rows in the first rendering', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  const answered = Promise.all([
    page.waitForResponse(/MyProfile/),
    page.waitForResponse('**/api/Admin/projects?*'),
  ])
  await page.route(/\/assets\/index-/, async (route) => {
    await answered
    await route.continue()
  })
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const main = document.querySelector('main:not(#preview main)')
      if (main === null) return
      document.documentElement.dataset.rows = String(
        main.querySelectorAll('a[href*="/edit/"]').length,
      )
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/admin/projects')
  await expect(page.locator('html')).toHaveAttribute('data-rows', /^[1-9]/)
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
