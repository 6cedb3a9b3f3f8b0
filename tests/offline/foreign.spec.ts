import { fullRun } from '#tests/support/site.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBuiltServer } from '../../scripts/start/built-server.mjs'
import { readStore, replaceStore } from '#tests/support/browser-store.ts'
import { expect, type Page, test, visitOnce } from '#tests/support/offline.ts'
import { portalKinds, startPortal } from '#tests/support/portal.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

/** Lists what this device keeps and the site's server has not sent: addresses of files, and keys of sections. */
function foreignEntries(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const types = [
      [/\.m?js$/, /javascript/],
      [/\.(?:avif|webp|svg)$/, /^image/],
      [/\.woff2?$/, /^font/],
      [/\.json$/, /^application\/json/],
    ] as const
    const foreign: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url)
        const answer = await cache.match(url)
        const type = answer?.headers.get('content-type') ?? ''
        const [, expected = /^text\/html/] = types.find(([file]) => file.test(pathname)) ?? []
        const text = type.startsWith('text/html') ? ((await answer?.text()) ?? '') : ''
        if (!expected.test(type) || text.includes('Portal')) foreign.push(pathname)
      }
    }
    const sections = await new Promise<[string, unknown][]>((resolve) => {
      const opening = indexedDB.open('pwa-sections')
      opening.onsuccess = () => {
        const store = opening.result.transaction('sections').objectStore('sections')
        const [keys, values] = [store.getAllKeys(), store.getAll()]
        values.onsuccess = () => {
          opening.result.close()
          resolve(keys.result.map((key, index) => [JSON.stringify(key), values.result[index]]))
        }
      }
    })
    const bad = sections.filter(([, value]) => JSON.stringify(value).includes('login_required'))
    return [...foreign, ...bad.map(([key]) => key)]
  })
}

/** Waits until each picture that is on the screen is drawn. */
async function picturesDrawn(page: Page): Promise<void> {
  const pictures = page.locator('main img[srcset]')
  await expect(pictures.first()).toBeVisible()
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every(
          (one) =>
            one instanceof HTMLImageElement && (one.loading === 'lazy' || one.naturalWidth > 0),
        ),
      ),
    )
    .toBe(true)
}

const words = {
  saved: /^محتوى محفوظ، من /,
  about: 'مراوح صناعية ومقاولات هندسية منذ 1989',
  driver: 'المراوح الصناعية',
  needed: 'تحتاج هذه الصفحة إلى اتصال بالإنترنت',
  signIn: 'تسجيل الدخول',
}

test.describe('somebody else answers for the server', () => {
  test.use({ language: 'ar', allowedErrors: [/./] })

  for (const kind of variantsOf(portalKinds))
    // OFFLINE-3, OFFLINE-11
    test(
      `with ${kind}: what was kept is shown, nothing of theirs is kept, and the next visit is whole`,
      fullRun,
      async ({ page }) => {
        test.setTimeout(180_000)
        const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-'))
        const first = await startBuiltServer({ DATA_DIR: dataDir })
        const { address } = first
        const port = Number(new URL(address).port)
        let endServer = first.stop
        try {
          await visitOnce(page, `${address}/?lang=ar`)
          await first.stop()
          endServer = await startPortal(kind, port)

          await page.goto(`${address}/`)
          await expect(page.locator('#about')).toHaveText(words.about)
          await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible()
          const drivers = page.locator('section[aria-labelledby="drivers"]')
          await drivers.scrollIntoViewIfNeeded()
          await expect(
            drivers.getByRole('heading', { name: words.driver, exact: true }),
          ).toBeVisible()
          await page.goto(`${address}/products`)
          await expect(page.locator('main h1')).toBeVisible()
          await page.goto(`${address}/login`)
          await expect(page.getByRole('heading', { level: 1, name: words.needed })).toBeVisible({
            timeout: 20_000,
          })
          // The page looks again by itself now and then, and is loaded anew for it.
          await expect(async () => expect(await foreignEntries(page)).toEqual([])).toPass()

          await endServer()
          endServer = async () => {}
          const again = await startBuiltServer({ DATA_DIR: dataDir, PORT: String(port) })
          endServer = again.stop
          // By itself: nobody presses anything.
          await expect(page.getByRole('heading', { level: 1, name: words.signIn })).toBeVisible({
            timeout: 60_000,
          })
          await page.goto(`${address}/products`)
          await picturesDrawn(page)
          await page.goto(`${address}/`)
          await expect(page.getByRole('status').filter({ hasText: words.saved })).toHaveCount(0)
          expect(await foreignEntries(page)).toEqual([])
        } finally {
          await endServer()
          await rm(dataDir, { recursive: true, force: true })
        }
      },
    )
})

test.describe('what an older version has kept of somebody else', () => {
  test.use({ language: 'ar' })

  // OFFLINE-11
  test('counts as missing, and gives way to what is right', async ({ page }) => {
    await visitOnce(page)
    const poisoned = await page.evaluate(async () => {
      const html = () =>
        new Response('<title>Portal</title>', { headers: { 'content-type': 'text/html' } })
      let count = 0
      for (const name of ['pictures', 'assets']) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          await cache.put(request, html())
          count += 1
        }
      }
      return count
    })
    const stored = await readStore(page, 'pwa-sections')
    expect(poisoned + stored.length).toBeGreaterThan(30)
    // Every other one says that it is of next year instead.
    const nextYear = Date.now() + 365 * 24 * 60 * 60 * 1000
    const spoiled = stored.map(({ key, value }, index) =>
      index % 2 === 0
        ? { key, value: { data: { status: 'login_required' }, fetchedAt: Date.now() } }
        : { key, value: { ...(value as object), fetchedAt: nextYear } },
    )
    await replaceStore(page, 'pwa-sections', spoiled)

    await page.goto('/projects')
    await expect(page.getByRole('heading', { name: 'تهوية أنفاق مترو سهم' })).toBeVisible()
    await page.goto('/')
    await picturesDrawn(page)
    const drivers = page.locator('section[aria-labelledby="drivers"]')
    await drivers.scrollIntoViewIfNeeded()
    await expect(drivers.getByRole('heading', { name: words.driver, exact: true })).toBeVisible()
    const rightful = () =>
      page.evaluate(async () => {
        const cache = await caches.open('assets')
        const kept = await Promise.all(
          (await cache.keys()).map(async (key) => (await cache.match(key))?.headers),
        )
        return kept.filter((headers) => headers?.get('content-type')?.includes('html')).length
      })
    await expect.poll(rightful, { timeout: 30_000 }).toBe(0)
    const wrong = async () =>
      (await readStore(page, 'pwa-sections')).filter(({ value }) => {
        const { data, fetchedAt } = value as { data: unknown; fetchedAt: number }
        return fetchedAt > Date.now() || JSON.stringify(data).includes('login_required')
      }).length
    await expect.poll(wrong, { timeout: 30_000 }).toBe(0)
  })
})
