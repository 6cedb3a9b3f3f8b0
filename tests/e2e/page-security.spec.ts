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
