import { type ComponentType, useState } from 'react'
import { importNow } from '#src/pwa/code/import-now.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { MissingSection } from '#src/ui/missing-section.tsx'

const load = async () => (await importNow(() => import('./about-section.tsx'))).AboutSection
const LateAbout = lazyPart(load, MissingSection)
let arrived: ComponentType | undefined

/** Fetches the section's code before the first render. Where that fails, the section tries again when it is shown. */
export async function fetchAbout(): Promise<void> {
  arrived = await load().catch(() => undefined)
}

/**
 * The about section, whose code comes when it is first shown; code that is there already is shown with the page,
 * without React's pause after a fallback.
 */
export function AboutAtOnce() {
  // Chosen once: another component later would start the section anew.
  const [Chosen] = useState(() => arrived ?? LateAbout)
  return <Chosen />
}
