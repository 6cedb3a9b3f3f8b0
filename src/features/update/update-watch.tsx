import { lazy, Suspense } from 'react'
import { useUpdateOffer } from '#src/pwa/update-offer.ts'

const UpdatePrompt = lazy(() =>
  import('./update-prompt.tsx').then((module) => ({ default: module.UpdatePrompt })),
)

/** Offers a newer build of the site when there is one; no code for it until then. */
export function UpdateWatch() {
  const takeOver = useUpdateOffer()
  return (
    takeOver && (
      <Suspense fallback={null}>
        <UpdatePrompt takeOver={takeOver} />
      </Suspense>
    )
  )
}
