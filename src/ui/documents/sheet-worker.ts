import { importNow } from '#src/pwa/code/import-now.ts'
import type { Sheet } from './sheet.ts'

export type SheetResult = { file: Blob } | { failure: string }

async function write(sheet: Sheet): Promise<Blob> {
  const [{ renderSheet }, { loadPdfFonts }] = await Promise.all([
    importNow(() => import('./pdf/render-sheet.tsx')),
    importNow(() => import('./pdf/load-pdf-fonts.ts')),
  ])
  return renderSheet(sheet, loadPdfFonts)
}

addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  void write(data).then(
    (file) => postMessage({ file } satisfies SheetResult),
    (cause: unknown) => postMessage({ failure: String(cause) } satisfies SheetResult),
  )
})
