import { Suspense, useEffect, useState } from 'react'
import { watchForOutbox } from '#src/pwa/watch-for-outbox.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { loadOutboxList } from './load-outbox-list.ts'

const Outbox = lazyPart(async () => (await import('./outbox.tsx')).Outbox)

/** Where waiting submissions show: nothing, and no code for it, until there may be one. */
export function OutboxEntry() {
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    const onFound = () => setWanted(true)
    const onInput = () => {
      // Whoever types may soon have something to send, and then no connection.
      onFound()
      void loadOutboxList()
    }
    const stopWatching = watchForOutbox(onFound)
    document.addEventListener('input', onInput, { once: true })
    return () => {
      stopWatching()
      document.removeEventListener('input', onInput)
    }
  }, [])

  return (
    wanted && (
      <Suspense fallback={null}>
        <Outbox />
      </Suspense>
    )
  )
}
