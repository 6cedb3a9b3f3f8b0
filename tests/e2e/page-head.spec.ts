import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { anyWidth, expect, fullRun, type Page, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

/** Reads the head of the document in the page's browser, or of the server's HTML where it is given. */
function describe(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((text) => {
    const { head } =
      text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const told = 'title, meta, link:is([rel="canonical"], [rel="alternate"]), script[type*="json"]'
    return [...head.querySelectorAll(told)].map(({ outerHTML }) => outerHTML).sort()
  }, html)
}

/** The head is the one of the server's first HTML of the same address. */
async function expectServersHead(page: Page): Promise<string[]> {
  const answer = await page.request.get(page.url())
  const [head = ''] = (await answer.text()).split('</head>')
  // Without its styles: the security policy of the page that parses them names its own alone, and the browser says so.
  const elements = head.match(
    /<title>[^<]*<\/title>|<(?:meta|link) [^>]*>|<script [^>]*json">[^<]*<\/script>/g,
  )
  const expected = await describe(page, elements?.join('') ?? '')
  await expect.poll(() => describe(page), page.url()).toEqual(expected)
  return expected
}

/** Opens an address, and waits until the app has taken the page over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await noticesArrived(page)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
}

const isSameDocument = (page: Page) =>
  page.evaluate((): unknown => Reflect.get(window, 'sameDocument'))

for (const language of behaviourIn('ar'))
  test.describe(`the head on the way through the site, ${language}`, anyWidth, () => {
    test.use({ language, allowedErrors: [/status of 404.*\/no\/such\/page/] })

    // HEAD-5
    test(
      'is on each kind of page that of the server’s first HTML',
      fullRun,
      async ({ page, site }) => {
        await open(page, '/')
        const seen = new Set<string>()
        for (const [link, address] of [
          ['header a[href="/projects"]', /\/projects$/],
          ['main a[href^="/projects/"]', /\/projects\/[\w-]+$/],
          ['header a[href="/services"]', /\/services$/],
          ['main a[href^="/services/"]', /\/services\/[\w-]+$/],
          ['header a[href="/products"]', /\/products$/],
          ['main a[href^="/products/"]', /\/products\/[\w-]+$/],
          ['header a[href="/Careers"]', /\/Careers$/],
          ['a[href="/vendors-registration"]', /\/vendors-registration$/],
          ['header a[href="/contact-us"]', /\/contact-us$/],
          ['a[href="/search"]', /\/search$/],
          ['header a[href="/"]', /\/$/],
        ] as const) {
          await page.locator(link).first().click()
          await expect(page).toHaveURL(address)
          const head = await expectServersHead(page)
          const canonical = head.find((element) => element.includes('canonical'))
          if (address.source.includes('search')) expect(head.join()).toContain('noindex')
          else
            expect(canonical).toContain(
              `${site.address}${new URL(page.url()).pathname}?lang=${language}`,
            )
          seen.add(head.join())
        }
        expect(seen.size).toBe(11)
        await page.goBack()
        await expectServersHead(page)
        expect(await isSameDocument(page)).toBe(true)
      },
    )

    // HEAD-4, HEAD-5
    test('forgets an address with nothing at it, and says where there is nothing', async ({
      page,
    }) => {
      await open(page, '/no/such/page')
      await page.locator('header a[href="/services"]').first().click()
      await expect(page).toHaveURL(/\/services$/)
      expect((await expectServersHead(page)).join()).not.toContain('noindex')
      await page.goBack()
      expect((await expectServersHead(page)).join()).toContain('noindex')
      expect(await isSameDocument(page)).toBe(true)
    })
  })
