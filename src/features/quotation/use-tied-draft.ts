import { useEffect, useEffectEvent, useState } from 'react'
import { requestQuotationCall } from '#contract/calls.ts'
import { lineKey } from '#contract/quotation/line-key.ts'
import { beginDraft, readDraftId } from '#src/pwa/draft-id.ts'
import type { QuotationList } from '#src/pwa/quotation/quotation-list.ts'
import type { OutboxItem } from '#src/pwa/storage/outbox/outbox-item.ts'
import { listenToOutbox } from '#src/pwa/storage/outbox/outbox-news.ts'
import { readOutbox } from '#src/pwa/storage/outbox/outbox-store.ts'
import { sentLines } from '#src/pwa/storage/quotation-store.ts'

const call = requestQuotationCall.id

/**
 * Ties this tab to the request in which lines of the list wait already, whichever tab has sent it: the list is the same in
 * all tabs, and must not be sent by each of them (QUOTE-7).
 *
 * @returns `isKnown` once the outbox was asked; `tie`, another one for each request that was found; `adopt`, which
 *   looks again and tells whether the list turned out to wait elsewhere
 */
export function useTiedDraft({ lines, isRead }: QuotationList) {
  const [isKnown, setKnown] = useState(false)
  const [tie, setTie] = useState('')

  const adoptFrom = (items: readonly OutboxItem[] | undefined): boolean => {
    const keys = new Set(lines.map(lineKey))
    const waiting = items?.findLast(
      (item) =>
        item.call === call && sentLines(item.fields['Lines']).some((one) => keys.has(lineKey(one))),
    )
    if (waiting === undefined || waiting.draft === readDraftId(call)) return false
    beginDraft(call, waiting.draft)
    setTie(waiting.draft)
    return true
  }
  const begin = useEffectEvent((items: readonly OutboxItem[] | undefined) => {
    adoptFrom(items)
    setKnown(true)
  })
  // A tab in which somebody has typed looks once more before it sends.
  const hear = useEffectEvent((items: readonly OutboxItem[] | undefined) => {
    if (readDraftId(call) === undefined) adoptFrom(items)
  })
  useEffect(() => {
    if (!isRead) return
    void readOutbox().then((items) => begin(items))
    return listenToOutbox(() => void readOutbox().then((items) => hear(items)))
  }, [isRead])

  return { isKnown, tie, adopt: async () => adoptFrom(await readOutbox()) }
}
