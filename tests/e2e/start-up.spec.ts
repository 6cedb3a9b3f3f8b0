import { expectTakenOver } from '#tests/support/expect-taken-over.ts'
import { openShell } from '#tests/support/open-shell.ts'
import { startPausedSite } from '#tests/support/paused-site.ts'
import { expect, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

for (const language of behaviourIn('ar')) {
  test.describe(`start-up, ${language}`, () => {
    test.use({ language, allowedErrors: [/ERR_CONNECTION_RESET/] })

    // START-2, SEED-3
    test('settings and branches fail: logged only, the app is mounted with its fallbacks', async ({
      page,
    }) => {
      const logged: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') logged.push(message.text())
      })
      await openShell(page, { GetSettings: { status: 500 }, GetAllBranches: { abort: 'failed' } })
      await expect(page.getByRole('contentinfo')).toContainText('info@nasaem.example')
      await expect(page.locator('#preloader')).toBeHidden()
      await expect.poll(() => logged.join('\n')).toContain('failed to load settings')
      await expect.poll(() => logged.join('\n')).toContain('failed to load initial branches')
      await expect.poll(() => logged.join('\n')).toContain('Error fetching settings:')
      await expect(page.getByRole('alert').filter({ hasText: /settings|الإعدادات/ })).toHaveCount(0)
    })

    // START-3
    test('a network that never answers does not hold the page back', async ({ page }) => {
      await openShell(page, { GetSettings: { timeout: true }, GetAllBranches: { timeout: true } })
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.locator('#preloader')).toBeHidden()
    })

    // START-1, START-4
    test('settings are asked for before the app is mounted, the animation helper comes after, then the preloader goes', async ({
      page,
    }) => {
      const order: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.endsWith('/GetSettings')) order.push('settings')
        if (pathname.includes('reveal-on-scroll')) order.push('animation helper')
        if (pathname.endsWith('/GetAllSlides')) order.push('page')
      })
      await openShell(page)
      await expect(page.locator('#preloader')).toBeHidden()
      await expect.poll(() => order).toContain('animation helper')
      expect(order.indexOf('settings')).toBe(0)
      expect(order.indexOf('animation helper')).toBeGreaterThan(order.indexOf('settings'))
      expect(order.filter((step) => step === 'settings')).toHaveLength(1)
    })

    // START-6
    test('the packages of the app are evaluated before the app is there, in a task of their own', async ({
      page,
    }) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      let isAsked = false
      await page.route(/\/assets\/app-/, async (route) => {
        isAsked = true
        await held
        await route.continue()
      })
      await page.addInitScript(() => {
        // The element of the start file tells so once it is evaluated.
        const note = ({ target }: Event) => {
          if (target instanceof HTMLScriptElement) Reflect.set(window, 'startFile', target.src)
        }
        document.addEventListener('load', note, true)
      })
      await page.goto('/')
      const evaluated = () => page.evaluate((): unknown => Reflect.get(window, 'startFile'))
      await expect.poll(evaluated).toMatch(/\/assets\/index-/)
      expect(isAsked).toBe(true)
      release()
      await expectTakenOver(page.getByRole('banner').getByRole('button').first())
    })

    // START-7
    test('a document that is long on its way is taken over once, when all of it is there', async ({
      page,
      site,
    }) => {
      const paused = await startPausedSite(site.address, '</h1>')
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(`${paused.address}/contact-us?lang=${language}`, { waitUntil: 'commit' })
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeVisible()
      const begun = await title.elementHandle()
      await page.keyboard.press('Shift')
      await expect.poll(() => asked.some((path) => path.startsWith('/assets/app-'))).toBe(true)
      // Longer than the app waits for pictures and the font.
      await page.waitForTimeout(2500)
      paused.goOn()
      await expectTakenOver(page.getByRole('banner').getByRole('button').first())
      await expect(page.locator('footer')).toHaveCount(1)
      await expect(page.getByRole('banner').locator('a[href*="wa.me"]')).toHaveCount(1)
      expect(await title.evaluate((now, then) => now === then, begun)).toBe(true)
      await paused.stop()
    })

    // START-8
    for (const file of ['index', 'app'])
      test(`the page comes to life although its ${file} file was lost at first`, async ({
        page,
      }) => {
        let lost = 0
        await page.route(new RegExp(`/assets/${file}-[^/]+\\.js$`), (route) => {
          lost += 1
          return lost > 2 ? route.continue() : route.abort('connectionreset')
        })
        await page.goto('/contact-us')
        await expectTakenOver(page.getByRole('banner').getByRole('button').first())
        expect(lost).toBeGreaterThan(2)
      })

    // START-5
    test('a rendered page shows itself at once: no preloader in it', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('#preloader')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    })
  })
}
