import { usePageValue } from '#src/pwa/listeners.ts'
import { updateOffer } from '#src/pwa/update-offer.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'

const UpdatePrompt = partOnDemand(async () => (await import('./update-prompt.tsx')).UpdatePrompt)

/** Offers a newer build of the site when there is one; no code for it until then. */
export function UpdateWatch() {
  const takeOver = usePageValue(updateOffer)
  return takeOver && <UpdatePrompt takeOver={takeOver} />
}
