import { promisifyRequest } from 'idb-keyval'
import { lineKey } from '#contract/quotation/line-key.ts'
import type { QuotationLine } from '#contract/quotation/quotation-line.ts'
import { broadcast } from './broadcast.ts'
import { guardedRead, writeLimit } from './guarded.ts'
import { createReopeningStore } from './reopening-store.ts'

/** The database, and the channel on which its changes are told to all pages. */
export const quotationName = 'pwa-quotation'

/** A line of the quotation list on this device. */
export interface ListedLine extends QuotationLine {
  /** The product's name as it was shown when the line was added: the product may be gone later (QUOTE-5). */
  title: string
}

/** Milliseconds: a page shows nothing of the list before it is read. */
const readLimit = 1500
const key = 'lines'

const store = createReopeningStore(quotationName, 'list')

/** The lines on this device in their order; undefined where storage does not answer. */
export function readListed(): Promise<ListedLine[] | undefined> {
  return guardedRead<ListedLine[] | undefined>(
    async () => listedIn(await store('readonly', (records) => promisifyRequest(records.get(key)))),
    undefined,
    readLimit,
  )
}

/**
 * Changes the list in one transaction, whatever other tabs do meanwhile.
 *
 * @returns the list as it is now; undefined where it could not be kept
 */
export function changeListed(
  change: (lines: readonly ListedLine[]) => readonly ListedLine[],
): Promise<readonly ListedLine[] | undefined> {
  return guardedRead<readonly ListedLine[] | undefined>(
    () =>
      store('readwrite', async (records) => {
        const ended = promisifyRequest(records.transaction)
        // A failure of the work itself is the one to be told.
        ended.catch(() => undefined)
        const lines = change(listedIn(await promisifyRequest<unknown>(records.get(key))))
        if (lines.length === 0) records.delete(key)
        else records.put(lines, key)
        await ended
        return lines
      }),
    undefined,
    writeLimit,
  )
}

/** The store holds nothing but lines: only the function above writes to it. */
function listedIn(stored: unknown): ListedLine[] {
  return Array.isArray(stored) ? (stored as ListedLine[]) : []
}

/** The list without the lines that were sent; one that was changed since then stays (OUTBOX-10). */
export function withoutSent(
  lines: readonly ListedLine[],
  sent: readonly QuotationLine[],
): ListedLine[] {
  const known = new Map(sent.map((line) => [lineKey(line), line]))
  return lines.filter((line) => {
    const same = known.get(lineKey(line))
    return same?.quantity !== line.quantity || same.note !== line.note
  })
}

/** The lines as they are sent. */
export function linesToSend(lines: readonly ListedLine[]): string {
  return JSON.stringify(
    lines.map(({ product, code, point, quantity, note }): QuotationLine => ({
      product,
      code,
      point,
      quantity,
      note,
    })),
  )
}

/** The lines of a request in the outbox. */
export function sentLines(field: string | undefined): QuotationLine[] {
  // The field was written by the function above.
  return JSON.parse(field ?? '[]') as QuotationLine[]
}

/** Takes off the list what a delivered request has brought to the server. @returns whether anything was on it */
export async function takeOffSent(field: string | undefined): Promise<boolean> {
  const sent = sentLines(field)
  let isChanged = false
  await changeListed((lines) => {
    const left = withoutSent(lines, sent)
    isChanged = left.length < lines.length
    return left
  })
  return isChanged
}

/** Tells every page of this site that the list has changed. */
export const announceListed = (): void => broadcast(quotationName, 'changed')
