import { lazy, Suspense, useEffect, useState } from 'react'
import { watchForOutbox } from '#src/pwa/watch-for-outbox.ts'
import { importWhenOnline } from '#src/ui/import-when-online.ts'

const Outbox = lazy(async () => {
  const module = await importWhenOnline(() => import('./outbox.tsx'))
  return { default: module.Outbox }
})

/** Where waiting submissions show: nothing, and no code for it, until there may be one. */
export function OutboxEntry() {
  const [wanted, setWanted] = useState(false)

  useEffect(() => (wanted ? undefined : watchForOutbox(() => setWanted(true))), [wanted])

  return (
    wanted && (
      <Suspense fallback={null}>
        <Outbox />
      </Suspense>
    )
  )
}
