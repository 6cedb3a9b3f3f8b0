import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface Sheet {
  /** All of its words, without the room between them: a line's end is no end of a word. */
  text: string
  /** Pictures that do not lie wholly on the sheet, as what a page's end cuts through is drawn on both. */
  cutPictures: number
}

type Matrix = [number, number, number, number, number, number]

const matrixOf = (numbers: unknown) =>
  (numbers ? [...(numbers as number[])] : [1, 0, 0, 1, 0, 0]) as Matrix

const product = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

/** Points by which a picture may touch the sheet's edge. */
const tolerance = 1

function countCut(
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] },
  height: number,
) {
  const kept: Matrix[] = []
  let now: Matrix = [1, 0, 0, 1, 0, 0]
  let cut = 0
  for (const [index, operation] of fnArray.entries()) {
    const begun = operation === OPS.paintFormXObjectBegin
    if (operation === OPS.save || begun) kept.push(now)
    if (operation === OPS.transform) now = product(now, matrixOf(argsArray[index]))
    else if (begun) now = product(now, matrixOf((argsArray[index] as unknown[])[0]))
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd)
      now = kept.pop() ?? now
    else if (operation === OPS.paintImageXObject) {
      const edges = [now[5], now[5] + now[3]]
      if (Math.min(...edges) < -tolerance || Math.max(...edges) > height + tolerance) cut += 1
    }
  }
  return cut
}

/** The sheets of a printed document. */
export async function readPaper(bytes: Uint8Array): Promise<Sheet[]> {
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise
  const sheets: Sheet[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    const [, , , height = 0] = page.view
    const cutPictures = countCut(await page.getOperatorList(), height)
    sheets.push({ text: text.replace(/\s/g, ''), cutPictures })
  }
  await document.destroy()
  return sheets
}
