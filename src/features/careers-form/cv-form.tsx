import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useHydrated } from '#src/hydration/use-hydrated.ts'
import type { CvFormProps } from './cv-form-props.ts'

const CvEntry = lazyPart(async () => (await import('./cv-entry.tsx')).CvEntry)

/**
 * The CV form. Its code, with the calendar's, comes once the page runs: what it lists is named
 * and sorted by the browser's own data, which the server's may differ from.
 */
export function CvForm({ vacancy }: CvFormProps) {
  const waiting = <Skeleton variant="rectangular" height={640} />
  if (!useHydrated()) return waiting
  return (
    <Suspense fallback={waiting}>
      <CvEntry vacancy={vacancy} />
    </Suspense>
  )
}
