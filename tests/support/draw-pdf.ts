import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import type * as PdfJs from 'pdfjs-dist'
import sharp from 'sharp'

/** A part of a page in points, from its upper left corner. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** A piece of text as it stands in the file: from left to right. */
type Piece = Box & { text: string }

/** Pixels of a point. */
const scale = 3
const built = 'node_modules/pdfjs-dist/legacy/build'
const viewer = `<!doctype html><script type="module">
  import './pdf.worker.mjs'
  window.pdf = await import('./pdf.mjs')
</script>`

/**
 * Draws the first page of a PDF in a browser, with the fonts inside it, as a person sees it.
 *
 * @param home a host that the test's pages may ask
 */
export async function drawPdf(context: BrowserContext, home: string, file: Uint8Array) {
  const page = await context.newPage()
  await page.route('**/drawn-pdf/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    if (name === 'page') return route.fulfill({ contentType: 'text/html', body: viewer })
    const body = await readFile(`${built}/${name}`, 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(`${home}/drawn-pdf/page`)
  await page.waitForFunction(() => 'pdf' in window)
  const base64 = Buffer.from(file).toString('base64')
  const { picture, pieces } = await page.evaluate(draw, [base64, scale] as const)
  await page.close()
  const { data, info } = await sharp(Buffer.from(picture, 'base64'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const darkAt = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 128

  /** The marks in a box from left to right, dark ones unless told; those nearer to each other than `gap` points are one. */
  function marksIn({ left, right, top, bottom }: Box, gap: number, light = false): Box[] {
    const marks: Box[] = []
    for (let x = Math.ceil(left * scale); x < right * scale; x += 1) {
      const rows: number[] = []
      for (let y = Math.ceil(top * scale); y < bottom * scale; y += 1)
        if (darkAt(x, y) !== light) rows.push(y / scale)
      if (rows.length === 0) continue
      const here = { left: x / scale, right: (x + 1) / scale }
      const [highest, lowest] = [Math.min(...rows), Math.max(...rows)]
      const last = marks.at(-1)
      if (last === undefined || here.left - last.right >= gap)
        marks.push({ ...here, top: highest, bottom: lowest })
      else
        Object.assign(last, {
          right: here.right,
          top: Math.min(last.top, highest),
          bottom: Math.max(last.bottom, lowest),
        })
    }
    return marks
  }
  return { width: info.width / scale, pieces, marksIn }
}

/** Runs in the page. */
async function draw([base64, enlarged]: readonly [string, number]) {
  const { getDocument } = Reflect.get(window, 'pdf') as typeof PdfJs
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)
  const viewport = page.getViewport({ scale: enlarged })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: viewport.width, height: viewport.height })
  await page.render({ canvas, viewport }).promise
  const { items } = await page.getTextContent()
  const { height } = page.getViewport({ scale: 1 })
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , size = 0, left = 0, y = 0] = item.transform as number[]
    const baseline = height - y
    const [top, bottom] = [baseline - size, baseline + size / 3]
    return [{ text: item.str, left, right: left + item.width, top, bottom }]
  })
  return { picture: canvas.toDataURL('image/png').replace(/^.*,/, ''), pieces }
}
