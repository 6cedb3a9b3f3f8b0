import { leaveOldBuild } from '#src/pwa/code/leave-old-build.ts'
import type { ExportJob, ExportResult } from './export-worker.ts'

/**
 * Writes a list as a file in a worker, so that the page stays usable; ended at once by the signal.
 *
 * @throws the signal's reason, or an Error where the file cannot be made
 */
export function writeInWorker(job: ExportJob, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' })
  const written = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ExportResult>) => {
      if ('file' in data) resolve(data.file)
      else reject(new Error(data.failure))
    })
    worker.addEventListener('error', () => {
      void leaveOldBuild().then(() => reject(new Error('The worker could not start')))
    })
    // The signal's reason is the value that it was aborted with.
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  worker.postMessage(job)
  return written.finally(() => worker.terminate())
}
