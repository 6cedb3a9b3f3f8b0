import { anyWidth, anyWidthFullRun, expect, fullRun, test } from '#tests/support/site.ts'

test.describe('what someone has slipped into a page', anyWidth, () => {
  test.use({ allowedErrors: [/Content Security Policy|Trusted(?:HTML|Script)|requires/] })

  for (const path of ['/', '/login']) {
    // SAFE-1
    test(`becomes neither markup nor a script: ${path}`, fullRun, async ({ page }) => {
      await page.goto(path)
      /** Gives a text to the browser, in the page, and tells what comes of it. */
      const outcomes = () =>
        page.evaluate(() => {
          const attempt = (action: () => unknown) => {
            try {
              action()
              return 'taken'
            } catch (error) {
              return error instanceof TypeError ? 'refused' : String(error)
            }
          }
          const element = document.createElement('p')
          const script = document.createElement('script')
          return {
            plainText: attempt(() => (element.innerHTML = 'a')),
            markup: attempt(() => (element.innerHTML = '<img src="/x" alt="">')),
            foreignScript: attempt(() => (script.src = 'https://elsewhere.example/x.js')),
            foreignWorker: attempt(() => new Worker('https://elsewhere.example/x.js')),
            handler: attempt(() => element.setAttribute('onclick', 'window.slipped = true')),
          }
        })
      // The plain text is taken as soon as the app has started.
      await expect.poll(outcomes).toEqual({
        plainText: 'taken',
        markup: 'refused',
        foreignScript: 'refused',
        foreignWorker: 'refused',
        handler: 'refused',
      })
    })
  }

  // SAFE-1
  test('neither runs nor shows', async ({ page }) => {
    const slipped = `<script>window.slipped = true</script><script src="/sw.js"></script>
      <style>body { outline: 9px solid red }</style>`
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace('</head>', `${slipped}</head>`) })
    })
    await page.addInitScript(() => {
      const refused: string[] = []
      Object.assign(window, { refused })
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        refused.push(`${effectiveDirective} ${blockedURI.replace(location.origin, '')}`),
      )
    })
    await page.goto('/')
    const outline = () => page.evaluate(() => getComputedStyle(document.body).outlineWidth)
    const none = await outline()
    expect(none).not.toBe('9px')
    const late = await page.evaluate(() => {
      const added = document.createElement('style')
      document.head.append(added)
      // Texts of elements that are there already are judged anew.
      for (const style of document.querySelectorAll('style:last-of-type, style[id]'))
        style.append('body { outline: 9px solid red }')
      return [Reflect.get(window, 'slipped'), Reflect.get(window, 'refused')] as unknown[]
    })
    expect(await outline()).toBe(none)
    expect(late).toEqual([
      undefined,
      expect.arrayContaining([
        'script-src-elem inline',
        'script-src-elem /sw.js',
        'style-src-elem inline',
      ]),
    ])
  })

  test('cannot move the page’s addresses elsewhere', async ({ page }) => {
    await page.goto('/')
    const address = await page.evaluate(() => {
      const base = document.createElement('base')
      base.href = 'https://elsewhere.example/'
      document.head.append(base)
      return document.baseURI
    })
    expect(address).not.toContain('elsewhere')
  })
})

test(
  'the description of the API shows itself under its own policy',
  anyWidthFullRun,
  async ({ page }) => {
    const answer = await page.goto('/api/docs')
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe')
    await expect(page.getByRole('heading', { name: /Nasaem site API/ })).toBeVisible()
  },
)
