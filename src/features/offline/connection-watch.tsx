import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { useSavedSince } from '#src/pwa/section-freshness.ts'
import { selectConnected } from './offline-slice.ts'

const ConnectionNotices = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./connection-notices.tsx')).ConnectionNotices }
  } catch {
    // The network went before its code had come: a notice less, and nothing worse.
    return { default: () => null }
  }
})

/** Everything that the app says about its connection; no code for it until there is something to say. */
export function ConnectionWatch() {
  const connected = useSelector(selectConnected)
  const savedSince = useSavedSince()
  const [wanted, setWanted] = useState(false)
  if (!wanted && (!connected || savedSince !== undefined)) setWanted(true)
  return (
    wanted && (
      <Suspense fallback={null}>
        <ConnectionNotices />
      </Suspense>
    )
  )
}
