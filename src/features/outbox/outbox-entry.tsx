import { lazy, Suspense, useEffect, useState } from 'react'
import { watchForOutbox } from '#src/pwa/watch-for-outbox.ts'
import { importWhenOnline } from '#src/ui/import-when-online.ts'
import { loadOutboxList } from './load-outbox-list.ts'

const Outbox = lazy(async () => {
  const module = await importWhenOnline(() => import('./outbox.tsx'))
  return { default: module.Outbox }
})

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
