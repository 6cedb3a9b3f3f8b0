import { Suspense } from 'react'
import { usePageValue } from '#src/pwa/listeners.ts'
import { updateOffer } from '#src/pwa/update-offer.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'

const UpdatePrompt = lazyPart(async () => (await import('./update-prompt.tsx')).UpdatePrompt)

/** Offers a newer build of the site when there is one; no code for it until then. */
export function UpdateWatch() {
  const takeOver = usePageValue(updateOffer)
  return (
    takeOver && (
      <Suspense fallback={null}>
        <UpdatePrompt takeOver={takeOver} />
      </Suspense>
    )
  )
}
