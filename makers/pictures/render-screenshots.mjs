import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { startBuiltServer } from '../start/built-server.mjs'
import { launchBrowser } from './launch-browser.mjs'

const FOLDER = resolve('brand/public/screenshots')
const SHAPES = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
}

const PAGES = { site: '/', admin: '/admin/projects' }
const ACCOUNT = { email: 'screenshots@nasaem.example', password: 'only while this runs' }

/**
 * Signs a browser in to the back office.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 */
async function signIn(context, address) {
  const answer = await context.request.post(`${address}/api/Auth/login`, { data: ACCOUNT })
  const { data } = await answer.json()
  const { accessToken, refreshToken } = data
  await context.addCookies(
    Object.entries({ accessToken, refreshToken }).map(([name, value]) => ({
      name,
      value,
      url: address,
    })),
  )
}

/**
 * Writes what a browser shows when it offers to install the site or the back office: the home page, and a list, of
 * the built site with its sample content. Run `npm run build` first, then this file.
 */
async function renderScreenshots() {
  await mkdir(FOLDER, { recursive: true })
  const site = await startBuiltServer({
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
  })
  const browser = await launchBrowser()
  for (const language of ['ar', 'en']) {
    for (const [shape, options] of Object.entries(SHAPES)) {
      for (const [app, address] of Object.entries(PAGES)) {
        const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
        if (app === 'admin') await signIn(context, site.address)
        const page = await context.newPage()
        await page.goto(`${site.address}${address}?lang=${language}`, { waitUntil: 'networkidle' })
        const shot = await page.screenshot()
        await sharp(shot)
          .webp({ quality: 82 })
          .toFile(join(FOLDER, `${app}-${language}-${shape}.webp`))
        await context.close()
      }
    }
  }
  await browser.close()
  await site.stop()
}

await renderScreenshots()
