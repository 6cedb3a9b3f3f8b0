import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inlineCairo } from './inline-cairo.mjs'
import { CANVAS, opticalViewBox } from './mark-size.mjs'

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'clients')

export const CLIENT_WIDTHS = [160, 320]

/** Photographs each client's mark on nothing, 800 by 400, all at one optical size. Yields { key, png }. */
export async function* renderClients(browser) {
  const clients = JSON.parse(await readFile(path.join(FOLDER, 'clients.json'), 'utf8'))
  const page = await browser.newPage({
    viewport: CANVAS,
    deviceScaleFactor: 2,
  })
  // Software drawing beside other work takes its time.
  page.setDefaultTimeout(180_000)
  const css = `${await inlineCairo()}body{margin:0}svg{display:block;overflow:visible}`
  const photograph = () => page.screenshot({ omitBackground: true })
  for (const { key } of clients) {
    const svg = await readFile(path.join(FOLDER, `${key}.svg`), 'utf8')
    await page.setContent(`<style>${css}</style>${svg}`)
    await page.evaluate(() => document.fonts.ready)
    const viewBox = await opticalViewBox(await photograph())
    await page.locator('svg').evaluate((mark, box) => mark.setAttribute('viewBox', box), viewBox)
    yield { key, png: await photograph() }
  }
  await page.close()
}
