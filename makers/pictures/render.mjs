/**
 * Renders the site's pictures: `npm run make pictures -- [key or prefix ...]`,
 * where `identity` (logo, icons), `client` and `og` (social card, after `frame-axial`) are prefixes too.
 * `--draft` renders quickly; `--preview <folder>` writes PNG files there and leaves the project alone.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { CATALOGUE } from './catalogue.js'
import { CLIENT_WIDTHS, renderClients } from './render-clients.mjs'
import { renderSocialCard } from './render-social-card.mjs'
import { renderIdentity } from './identity/render-identity.mjs'
import { encodePicture } from './encode-picture.mjs'
import { launchBrowser } from './launch-browser.mjs'
import { serveSources } from './serve-sources.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const OUTPUT = path.join(ROOT, 'sample/pictures')
const PUBLIC = path.join(ROOT, 'brand/public')
const MANIFEST = path.join(OUTPUT, 'pictures.json')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean', default: false }, preview: { type: 'string' } },
})

const wanted = (key) => positionals.length === 0 || positionals.some((name) => key.startsWith(name))

async function draw(page, picture) {
  const scale = values.draft ? 0.4 : 1
  const size = {
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
  }
  const passes = values.draft ? 6 : picture.passes
  const pixels = await page.evaluate((job) => window.drawPicture(job), {
    ...picture,
    ...size,
    passes,
  })
  const raw = { ...size, channels: 4 }
  return sharp(Buffer.from(pixels, 'base64'), { raw }).png({ compressionLevel: 3 }).toBuffer()
}

async function addToManifest(key, entry) {
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8').catch(() => '{}'))
  manifest[key] = entry
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)))
  await writeFile(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`)
}

async function renderPictures(browser, address) {
  for (const picture of CATALOGUE.filter(({ key }) => wanted(key))) {
    const started = Date.now()
    const page = await browser.newPage()
    // A busy machine may take minutes to open even an empty page.
    page.setDefaultTimeout(0)
    page.on('console', (message) => console.warn(`  ${message.text()}`))
    page.on('pageerror', (error) => console.error(`  ${error.message}`))
    await page.goto(address)
    await page.waitForFunction(() => 'drawPicture' in window)
    const png = await draw(page, picture)
    await page.close()
    await keep(png, picture)
    console.log(`${picture.key}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
}

async function keep(png, { key, widths }) {
  if (values.preview) await writeFile(path.join(values.preview, `${key}.png`), png)
  else await addToManifest(key, await encodePicture(png, { key, widths, folder: OUTPUT }))
}

await mkdir(values.preview ?? OUTPUT, { recursive: true })
const sources = await serveSources()
const browser = await launchBrowser()
try {
  if (wanted('identity')) await renderIdentity(PUBLIC)
  if (wanted('client')) {
    for await (const { key, png } of renderClients(browser))
      await keep(png, { key, widths: CLIENT_WIDTHS })
  }
  await renderPictures(browser, sources.address)
  if (wanted('og')) await renderSocialCard(browser, { publicFolder: PUBLIC, pictures: OUTPUT })
} finally {
  await browser.close()
  sources.close()
}
