import { importNow } from '#src/pwa/code/import-now.ts'
import type { ExportTable } from './export-table.ts'

/** A list to be written as a file, off the page's own thread. */
export interface ExportJob {
  format: 'excel' | 'pdf'
  table: ExportTable
}

export type ExportResult = { file: Blob } | { failure: string }

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function write({ format, table }: ExportJob): Promise<Blob> {
  if (format === 'excel') {
    const { writeWorkbook } = await importNow(() => import('./excel/write-workbook.ts'))
    return new Blob([writeWorkbook(table)], { type: excelType })
  }
  const [{ renderTablePdf }, { loadPdfFonts }] = await Promise.all([
    importNow(() => import('./pdf/render-table-pdf.tsx')),
    importNow(() => import('#src/ui/documents/pdf/load-pdf-fonts.ts')),
  ])
  return renderTablePdf(table, loadPdfFonts)
}

addEventListener('message', ({ data }: MessageEvent<ExportJob>) => {
  void write(data).then(
    (file) => postMessage({ file } satisfies ExportResult),
    (cause: unknown) => postMessage({ failure: String(cause) } satisfies ExportResult),
  )
})
