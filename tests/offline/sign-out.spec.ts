import { fullRun } from '#tests/support/site.ts'
import { databaseNames, storedKeys } from '#tests/support/browser-store.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { expect, lostNetwork, type Page, test } from '#tests/support/offline.ts'

/** All that this device holds for the site, by where: names and values as text; what anyone's visit leaves is left out. */
async function everythingKept(page: Page): Promise<string[]> {
  const anyones = /^(?:pwa-sections|pwa-outbox|pwa-file-drafts|workbox-.*)$/
  const kept = await page.evaluate(async () => {
    const names: string[] = []
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, value] of Object.entries(storage)) names.push(`${name} ${key} ${value}`)
    for (const cookie of document.cookie.split('; ')) names.push(`cookie ${cookie.split('=')[0]}`)
    for (const name of await caches.keys()) {
      // Files of the site, which say nothing of anyone.
      if (/^(?:workbox-precache|assets|pictures|pages)/.test(name)) continue
      for (const { url } of await (await caches.open(name)).keys()) names.push(`${name} ${url}`)
    }
    return names
  })
  for (const name of await databaseNames(page)) {
    if (anyones.test(name)) continue
    const { length: count } = await storedKeys(page, name)
    if (count > 0 || /\d/.test(name)) kept.push(`database ${name} ${count}`)
  }
  return kept.sort()
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

test.describe('signing out', () => {
  // The sign-in's own code may not be on this device yet.
  const expected = new RegExp(`${lostNetwork.source}|status of 401|cannot be had`)
  test.use({ language: 'en', allowedErrors: [expected] })

  // OFFLINE-17
  test('leaves on the device what a visitor leaves, and no more', async ({
    page,
    site,
    browser,
  }) => {
    const other = await browser.newContext({ baseURL: site.address })
    try {
      const visitor = await other.newPage()
      await visitor.goto('/login?lang=en')
      await expect(visitor.getByLabel('Password', { exact: true })).toBeVisible()
      const never = await everythingKept(visitor)

      await signIn(page, site)
      await page.goto('/admin/drivers')
      await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
      const inLocalStorage = () => page.evaluate(() => Object.keys(localStorage).join())
      await expect.poll(inLocalStorage).toContain('profile')
      expect(await everythingKept(page)).not.toEqual(never)
      await signOut(page)
      await expect(page).toHaveURL(/\/login/)
      // The next start finishes what an open page holds.
      await page.goto('/login?lang=en')
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
      await expect.poll(() => everythingKept(page)).toEqual(never)
    } finally {
      await other.close()
    }
  })

  // OFFLINE-17
  test(
    'without a network ends the session on the server with the next connection',
    fullRun,
    async ({ page, context, site, request }) => {
      await signIn(page, site)
      await page.goto('/admin/')
      await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
      const tokens = Object.fromEntries(
        (await context.cookies()).map(({ name, value }) => [name, value]),
      )
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await context.setOffline(true)
      await page.getByRole('dialog', { name: 'Offline Mode' }).getByRole('button').click()
      await signOut(page)
      await expect(page).toHaveURL(/\/login/)
      const asStaff = () =>
        request.get('/api/Auth/MyProfile', {
          headers: { authorization: `Bearer ${tokens.accessToken}` },
        })
      expect((await asStaff()).status()).toBe(200)
      const storedTexts = async () => JSON.stringify(await storedKeys(page, 'pwa-ended-sessions'))
      // The hash is made and stored beside the way to the sign-in.
      await expect.poll(storedTexts).toMatch(/^\["[\w-]{43}"\]$/)
      expect(await storedTexts()).not.toContain(tokens.refreshToken)

      // It outlives the page, and needs nobody to be signed in.
      await page.goto('/')
      await context.setOffline(false)
      await expect.poll(async () => (await asStaff()).status()).toBe(401)
      const renewed = await request.post('/api/Auth/refresh-token', {
        data: { refreshToken: tokens.refreshToken },
      })
      expect(renewed.status()).toBe(401)
      await expect.poll(async () => (await everythingKept(page)).join()).not.toContain('ended')
    },
  )
})
