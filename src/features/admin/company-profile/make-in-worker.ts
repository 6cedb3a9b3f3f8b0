import type { Language } from '#contract/locale.ts'
import { leaveOldBuild } from '#src/pwa/code/leave-old-build.ts'
import type { ProfileFault, ProfileNews, ProfileStep } from './profile-worker.ts'
import type { MadeProfile } from './render-profile.tsx'

/** Tells why a profile could not be made on this device. */
export class ProfileFailure extends Error {
  readonly fault: ProfileFault

  constructor(fault: ProfileFault, cause: string) {
    super(`The profile was not made: ${cause}`)
    this.fault = fault
  }
}

export interface Making {
  /** `YYYY-MM-DD`, the day that the profile tells. */
  day: string
  signal: AbortSignal
  onStep: (step: ProfileStep) => void
}

/**
 * Makes the company profile in all languages in a worker, so that the page stays usable; ended at once by the signal.
 *
 * @throws ProfileFailure, or the signal's reason
 */
export function makeInWorker({
  day,
  signal,
  onStep,
}: Making): Promise<Record<Language, MadeProfile>> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./profile-worker.ts', import.meta.url), { type: 'module' })
  const made = new Promise<Record<Language, MadeProfile>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ProfileNews>) => {
      if ('step' in data) onStep(data.step)
      else if ('made' in data) resolve(data.made)
      else reject(new ProfileFailure(data.fault, data.cause))
    })
    worker.addEventListener('error', () => {
      void leaveOldBuild().then(() =>
        reject(new ProfileFailure('other', 'the worker could not start')),
      )
    })
    // The signal's reason is the value that it was aborted with.
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  worker.postMessage({ day })
  return made.finally(() => worker.terminate())
}
