import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useHydrated } from '#src/hydration/use-hydrated.ts'
import type { CvFormProps } from './cv-form-props.ts'

/** As high as the form, so that nothing below it moves: in one column, then in two. */
const standIn = <Skeleton variant="rectangular" sx={{ blockSize: { xs: 1300, md: 920 } }} />

const CvEntry = lazyPart(async () => (await import('./cv-entry.tsx')).CvEntry)

/**
 * The CV form. Its code, with the calendar's, comes once the page runs: what it lists is named
 * and sorted by the browser's own data, which the server's may differ from.
 */
export function CvForm({ vacancy }: CvFormProps) {
  if (!useHydrated()) return standIn
  return (
    <Suspense fallback={standIn}>
      <CvEntry vacancy={vacancy} />
    </Suspense>
  )
}
