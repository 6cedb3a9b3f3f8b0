import { leaveOldBuild } from '#src/pwa/code/leave-old-build.ts'
import type { SheetResult } from './sheet-worker.ts'
import type { Sheet } from './sheet.ts'

/**
 * Writes a sheet as a PDF file in a worker, so that the page stays usable. The writer and its fonts are fetched with the
 * first sheet.
 *
 * @throws Error where the file cannot be made, such as without a network before the writer was ever fetched
 */
export function writeSheet(sheet: Sheet): Promise<Blob> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  const written = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SheetResult>) => {
      if ('file' in data) resolve(data.file)
      else reject(new Error(data.failure))
    })
    worker.addEventListener('error', () => {
      void leaveOldBuild().then(() => reject(new Error('The worker could not start')))
    })
  })
  worker.postMessage(sheet)
  return written.finally(() => worker.terminate())
}
