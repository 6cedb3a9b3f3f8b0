import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inlineCairo } from './inline-cairo.mjs'

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'clients')

export const CLIENT_WIDTHS = [160, 320]

/** Photographs each client's mark on nothing, 800 by 400. Yields { key, png }. */
export async function* renderClients(browser) {
  const clients = JSON.parse(await readFile(path.join(FOLDER, 'clients.json'), 'utf8'))
  const page = await browser.newPage({
    viewport: { width: 400, height: 200 },
    deviceScaleFactor: 2,
  })
  const css = `${await inlineCairo()}body{margin:0}svg{display:block}`
  for (const { key } of clients) {
    const svg = await readFile(path.join(FOLDER, `${key}.svg`), 'utf8')
    await page.setContent(`<style>${css}</style>${svg}`)
    await page.evaluate(() => document.fonts.ready)
    yield { key, png: await page.screenshot({ omitBackground: true }) }
  }
  await page.close()
}
