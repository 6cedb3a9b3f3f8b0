import { useEffect, useState } from 'react'
import type { OutboxItem } from '#src/pwa/storage/outbox/outbox-item.ts'
import { listenToOutbox } from '#src/pwa/storage/outbox/outbox-news.ts'
import { readOutbox } from '#src/pwa/storage/outbox/outbox-store.ts'

/** The items of the outbox, kept up to date over all tabs. */
export function useOutboxItems(): OutboxItem[] {
  const [items, setItems] = useState<OutboxItem[]>([])

  useEffect(() => {
    let newest = 0
    const read = async () => {
      const turn = (newest += 1)
      const found = await readOutbox()
      // Storage that does not answer for once says nothing about what it holds.
      if (found !== undefined && turn === newest) setItems(found)
    }
    void read()
    const stopListening = listenToOutbox(() => void read())
    return () => {
      newest += 1
      stopListening()
    }
  }, [])

  return items
}
