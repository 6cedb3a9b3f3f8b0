import { useEffect, useState } from 'react'
import { listenToOutbox, outboxName } from '#src/pwa/storage/outbox/outbox-news.ts'
import { mayHaveDatabase } from '#src/pwa/storage/reopening-store.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { loadOutboxList } from './load-outbox-list.ts'

const Outbox = partOnDemand(async () => (await import('./outbox.tsx')).Outbox)

/**
 * Sends and shows waiting submissions. Until there may be one, it shows nothing and loads no code.
 *
 * @param hidden true where they are sent and told of, and not shown
 */
export function OutboxEntry({ hidden }: { hidden: boolean }) {
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    const onFound = () => setWanted(true)
    const onInput = () => {
      // A visitor who types may soon have something to send, and then no connection.
      onFound()
      void loadOutboxList()
    }
    const stopListening = listenToOutbox(onFound)
    void mayHaveDatabase(outboxName).then((may) => may && onFound())
    if (!hidden) document.addEventListener('input', onInput, { once: true })
    return () => {
      stopListening()
      document.removeEventListener('input', onInput)
    }
  }, [hidden])

  return wanted && <Outbox hidden={hidden} />
}
