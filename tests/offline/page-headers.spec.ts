import type { Response } from '@playwright/test'
import { answerHeaders, pageHeaders } from '#server/http/page-headers.ts'
import { shellFiles, shellOf } from '#contract/site-paths.ts'
import { expect, test, visitOnce } from '#tests/support/offline.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

const withoutHashes = pageHeaders({ scripts: [], styles: [] })

type Headers = Record<string, string | undefined>

/** The security headers of an answer. */
async function securityHeaders(answer: Response | null): Promise<Headers> {
  const headers = (await answer?.allHeaders()) ?? {}
  return Object.fromEntries(Object.keys(withoutHashes).map((name) => [name, headers[name]]))
}

/** The hashes are of the page's own scripts and styles. */
const apartFromHashes = (headers: Headers) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value?.replace(/ 'sha256-[^']+'/g, '')]),
  )

for (const path of variantsOf(['/projects', '/', '/login'])) {
  // OFFLINE-12
  test(`${path} has the same security headers from the worker as from the server`, async ({
    page,
  }) => {
    const ofServer = await page.goto(path)
    expect(ofServer?.fromServiceWorker()).toBe(false)
    const headers = await securityHeaders(ofServer)
    expect(apartFromHashes(headers)).toEqual(withoutHashes)
    expect(headers).toMatchObject(answerHeaders)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

    const ofWorker = await page.goto(path)
    expect(ofWorker?.fromServiceWorker()).toBe(true)
    const answered = await securityHeaders(ofWorker)
    // The worker keeps the home page once the first visit is quiet, on a slow machine before this one:
    // the test below is of that page's policy.
    if ((await page.locator('html').getAttribute('data-kept')) !== null) {
      expect(path).toBe('/')
      expect(apartFromHashes(answered)).toEqual(apartFromHashes(headers))
      return
    }
    const shell = await page.request.get(shellFiles[shellOf(path)])
    expect(answered).toMatchObject({
      ...apartFromHashes(headers),
      'content-security-policy': shell.headers()['content-security-policy'],
    })
  })
}

// OFFLINE-12
test('the home page that the worker has kept comes with its own policy', async ({ page }) => {
  await visitOnce(page, '/?lang=ar')
  const ofWorker = await page.goto('/?lang=en')
  expect(ofWorker?.fromServiceWorker()).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-kept', /^\d+$/)
  const ofServer = await page.request.get('/?lang=en')
  const name = 'content-security-policy'
  expect((await ofWorker?.allHeaders())?.[name]).toBe(ofServer.headers()[name])
})
