import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserFlags } from '../../scripts/test/browser-flags.mjs'
import { compactPdf } from './compact-pdf.mjs'
import { withFixedInformation } from './pdf-information.mjs'
import { documentHtml } from './sheet.mjs'

/**
 * Prints documents to PDF files and says how large each has become.
 *
 * @param {import('./sheet.mjs').SampleDocument[]} documents
 * @param {{ folder: URL, faces: import('./fonts.mjs').Face[] }} options where to write, and in which font
 */
export async function printDocuments(documents, { folder, faces }) {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: browserFlags,
  })
  try {
    const page = await browser.newPage()
    for (const document of documents) {
      await page.setContent(await documentHtml(document, faces))
      await page.evaluate(() => globalThis.document.fonts.ready)
      const printed = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
      })
      const pdf = compactPdf(withFixedInformation(printed))
      await writeFile(fileURLToPath(new URL(`${document.file}.pdf`, folder)), pdf)
      console.log(`${document.file}.pdf  ${Math.round(pdf.length / 1024)} KB`)
    }
  } finally {
    await browser.close()
  }
}
