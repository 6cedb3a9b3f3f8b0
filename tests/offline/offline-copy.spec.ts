import { cachedFiles, expect, type Page, test, visitOnce } from '#tests/support/offline.ts'

test.use({ language: 'en' })

/** Tells whether a file can be had, and its type. */
const ask = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(url)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return [answer.status, answer.headers.get('content-type'), bytes.length > 1_000]
  }, address)

// COPY-1, COPY-2, COPY-3, COPY-5
test('a visitor keeps everything, reads without a network what was never opened, and removes it again', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  await page.goto('/offline-copy')
  await expect(page.getByRole('row', { name: /Data sheets/ })).toContainText(/8\s*0\.\d\sMB/)
  await page.getByRole('button', { name: 'Save everything on this device' }).click()
  await expect(page.getByText(/^Everything is saved on this device/)).toBeVisible({
    timeout: 180_000,
  })
  expect(await cachedFiles(page, 'offline-copy', /\.pdf$/)).toBe(12)

  await context.setOffline(true)
  await page.goto('/products/jet-fan')
  await expect(page.getByRole('heading', { level: 1, name: /^Jet fan/ })).toBeVisible()
  const notice = page.getByRole('dialog', { name: 'Offline Mode' })
  await notice.getByRole('button', { name: 'Close' }).click()
  const picture = page.getByRole('main').locator('img[srcset]').first()
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0)
  const sheet = await page.getByRole('link', { name: 'Data sheet (PDF)' }).getAttribute('href')
  expect(await ask(page, sheet ?? '')).toEqual([200, 'application/pdf', true])

  await page.goto('/')
  const reopened = page.getByRole('dialog', { name: 'Offline Mode' })
  await reopened.getByRole('button', { name: 'Close' }).click()
  const certificates = page.locator('section[aria-labelledby="certificates"]')
  await certificates.scrollIntoViewIfNeeded()
  await certificates.getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByText(/^\d+ pages?$/)).toBeVisible({ timeout: 60_000 })

  await context.setOffline(false)
  await page.goto('/offline-copy')
  await page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(page.getByText(/^Nothing has been saved at your request yet/)).toBeVisible()
  expect(await page.evaluate(() => caches.has('offline-copy'))).toBe(false)
})

// COPY-3
for (const { held, of } of [
  { held: /\/api\/Home\/GetAll/, of: 'a text' },
  { held: /\/media\/.*\.pdf$/, of: 'a file' },
])
  test(`stops at once, and is removed, while the line keeps ${of} waiting`, async ({
    page,
    context,
  }) => {
    await visitOnce(page, '/offline-copy')
    let asked = 0
    // Never answered.
    await context.route(held, () => void (asked += 1))
    await page.getByRole('button', { name: 'Save everything on this device' }).click()
    await expect.poll(() => asked, { timeout: 40_000 }).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText(/^Stopped: .+ of [1-9]/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove from this device' }).click()
    await expect(page.getByText(/^Nothing has been saved at your request yet/)).toBeVisible()
  })
