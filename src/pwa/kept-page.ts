import { staffPages } from '#contract/worker-messages.ts'

/** The element of a page that shows it as it was kept (`keep-page.ts`). */
export const keptPageId = 'kept-page'

/** The page itself is there, or is another one than the kept copy shows. */
export function dropKeptPage(): void {
  const copy = document.getElementById(keptPageId)
  // A table lays its rows out in the frame after the one that it is first drawn in.
  if (copy) requestAnimationFrame(() => requestAnimationFrame(() => copy.remove()))
}

/** Leaves no page of the back office on this device. @returns whether they are gone */
export async function forgetKeptPages(): Promise<boolean> {
  if ('caches' in globalThis) await caches.delete(staffPages)
  return true
}
