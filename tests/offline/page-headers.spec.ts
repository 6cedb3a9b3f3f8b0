import type { Response } from '@playwright/test'
import { answerHeaders, pageHeaders } from '#contract/page-headers.ts'
import { expect, test } from '#tests/support/offline.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

/** The security headers of a page, its nonce apart. */
async function securityHeaders(
  answer: Response | null,
): Promise<Record<string, string | undefined>> {
  const headers = (await answer?.allHeaders()) ?? {}
  return Object.fromEntries(
    Object.keys(pageHeaders('')).map((name) => [
      name,
      headers[name]?.replace(/'nonce-[^']+'/g, "'nonce-'"),
    ]),
  )
}

for (const path of variantsOf(['/projects', '/', '/login'])) {
  // OFFLINE-12
  test(`${path} has the same security headers from the worker as from the server`, async ({
    page,
  }) => {
    const ofServer = await page.goto(path)
    expect(ofServer?.fromServiceWorker()).toBe(false)
    const headers = await securityHeaders(ofServer)
    expect(headers).toEqual(pageHeaders(''))
    expect(headers).toMatchObject(answerHeaders)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

    const ofWorker = await page.goto(path)
    expect(ofWorker?.fromServiceWorker()).toBe(true)
    expect(await securityHeaders(ofWorker)).toEqual(headers)
  })
}
