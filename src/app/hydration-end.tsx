import { useEffect } from 'react'
import { hydration } from '#src/ui/hydration.ts'

/** Notes that the server's HTML has been taken over: what mounts from now on renders at once. */
export function HydrationEnd() {
  useEffect(() => {
    hydration.active = false
  }, [])
  return null
}
