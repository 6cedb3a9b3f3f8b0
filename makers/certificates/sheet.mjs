import { readFile } from 'node:fs/promises'
import { arabic, both, english } from './bilingual.mjs'
import { fontFaces } from './fonts.mjs'

/** @typedef {import('./bilingual.mjs').Localized} Localized */

/**
 * @typedef {object} SampleDocument
 * @property {string} file name without its ending
 * @property {Localized} title
 * @property {Localized} issuer
 * @property {{ number: string, heading?: Localized, body: string }[]} pages
 */

/** @type {Localized} */
const disclaimer = {
  ar: 'مستند عينة أُعدّ للعرض فقط، ولا يُثبت أي نتيجة أو اعتماد.',
  en: 'Sample document, made for display only. It certifies nothing.',
}

const impeller = await readFile(
  new URL('../../brand/public/icons/impeller.svg', import.meta.url),
  'utf8',
)

/**
 * One page of A4 with its letterhead, sample mark and footer.
 *
 * @param {SampleDocument} certificate
 * @param {number} index
 */
function sheet(certificate, index) {
  const { issuer, pages, title } = certificate
  const page = pages[index]
  if (!page) throw new RangeError(`${certificate.file} has no page ${index}`)
  return `<section class="sheet">
    <div class="watermark" aria-hidden="true">SAMPLE&ensp;<bdi lang="ar">عينة</bdi></div>
    <header>
      <div class="issuer">${english(issuer)}</div>
      <div class="mark">${impeller}</div>
      <div class="issuer">${arabic(issuer)}</div>
    </header>
    <div class="title">
      <h1>${both(page.heading ?? title)}</h1>
      <p class="number"><bdi>${page.number}</bdi><b>SAMPLE</b><b lang="ar">عينة</b></p>
    </div>
    <main>${page.body}</main>
    <footer>${english(disclaimer)}<bdi>${index + 1} / ${pages.length}</bdi>${arabic(disclaimer)}</footer>
  </section>`
}

/**
 * The whole document as one page of HTML that loads nothing from outside.
 *
 * @param {SampleDocument} certificate
 * @param {import('./fonts.mjs').Face[]} faces
 */
export async function documentHtml(certificate, faces) {
  const style = await readFile(new URL('./sheet.css', import.meta.url), 'utf8')
  const sheets = certificate.pages.map((_, index) => sheet(certificate, index)).join('')
  return `<!doctype html><html lang="ar" dir="ltr"><head><meta charset="utf-8">
    <title>${certificate.title.ar} | ${certificate.title.en}</title>
    <style>${await fontFaces(faces)}${style}</style></head><body>${sheets}</body></html>`
}
