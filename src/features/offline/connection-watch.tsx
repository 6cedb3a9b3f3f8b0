import { useState } from 'react'
import { useSavedSince } from '#src/pwa/freshness.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { useHydrated } from '#src/hydration/use-hydrated.ts'
import { useConnected } from '#src/ui/use-connected.ts'

const ConnectionNotices = partOnDemand(
  async () => (await import('./connection-notices.tsx')).ConnectionNotices,
)

/** Everything that the app says about its connection; no code for it until there is something to say. */
export function ConnectionWatch() {
  const connected = useConnected()
  const savedSince = useSavedSince()
  const [wanted, setWanted] = useState(false)
  // The server's HTML has none of it, and the connection may be lost while that is taken over.
  const hydrated = useHydrated()
  if (hydrated && !wanted && (!connected || savedSince !== undefined)) setWanted(true)
  return wanted && <ConnectionNotices />
}
