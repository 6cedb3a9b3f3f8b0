import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { calibration } from './calibration.mjs'
import { compactPdf } from './compact-pdf.mjs'
import { iso2025 } from './iso-2025.mjs'
import { withFixedInformation } from './pdf-information.mjs'
import { documentHtml } from './sheet.mjs'
import { universityTest } from './university-test.mjs'
import { workRecord } from './work-record.mjs'

const folder = new URL('../../server/db/seed/certificates/', import.meta.url)

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: launchArguments,
})
try {
  const page = await browser.newPage()
  for (const certificate of [universityTest, calibration, workRecord, iso2025]) {
    await page.setContent(await documentHtml(certificate))
    await page.evaluate(() => document.fonts.ready)
    const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
    const pdf = compactPdf(withFixedInformation(printed))
    const path = fileURLToPath(new URL(`${certificate.file}.pdf`, folder))
    await writeFile(path, pdf)
    console.log(`${certificate.file}.pdf  ${Math.round(pdf.length / 1024)} KB`)
  }
} finally {
  await browser.close()
}
