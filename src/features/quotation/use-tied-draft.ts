import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { requestQuotationCall } from '#contract/calls.ts'
import { beginDraft, readDraftId } from '#src/pwa/draft-id.ts'
import type { QuotationList } from '#src/pwa/quotation/quotation-list.ts'
import { listenToOutbox } from '#src/pwa/storage/outbox/outbox-news.ts'
import { readOutbox } from '#src/pwa/storage/outbox/outbox-store.ts'
import { lineKey, sentLines } from '#src/pwa/storage/quotation-store.ts'

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

  const look = useCallback(async () => {
    const keys = new Set(lines.map(lineKey))
    const waiting = (await readOutbox())?.findLast(
      (item) =>
        item.call === call && sentLines(item.fields['Lines']).some((one) => keys.has(lineKey(one))),
    )
    if (waiting === undefined || waiting.draft === readDraftId(call)) return false
    beginDraft(call, waiting.draft)
    setTie(waiting.draft)
    return true
  }, [lines])

  const begin = useEffectEvent(() => look().finally(() => setKnown(true)))
  // A tab in which somebody has typed looks once more before it sends.
  const hear = useEffectEvent(() => {
    if (readDraftId(call) === undefined) void look()
  })
  useEffect(() => {
    if (!isRead) return
    void begin()
    return listenToOutbox(() => hear())
  }, [isRead])

  return { isKnown, tie, adopt: look }
}
