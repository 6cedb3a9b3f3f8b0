import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { startBuiltServer } from '../start/built-server.mjs'
import { launchBrowser } from './launch-browser.mjs'

const FOLDER = path.resolve('public/screenshots')
const SHAPES = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
}

/**
 * Writes what a browser shows when it offers to install the site: the home page of the built site with its sample
 * content. Run `npm run build` first, then this file.
 */
async function renderScreenshots() {
  await mkdir(FOLDER, { recursive: true })
  const site = await startBuiltServer()
  const browser = await launchBrowser()
  for (const language of ['ar', 'en']) {
    for (const [shape, options] of Object.entries(SHAPES)) {
      const page = await browser.newPage({ ...options, reducedMotion: 'reduce' })
      await page.goto(`${site.address}/?lang=${language}`, { waitUntil: 'networkidle' })
      const shot = await page.screenshot()
      await sharp(shot)
        .webp({ quality: 82 })
        .toFile(path.join(FOLDER, `site-${language}-${shape}.webp`))
      await page.close()
    }
  }
  await browser.close()
  await site.stop()
}

await renderScreenshots()
