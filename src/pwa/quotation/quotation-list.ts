import { useEffect } from 'react'
import { lineKey } from '#contract/quotation/line-key.ts'
import { type QuotationLine, quotationLimits } from '#contract/quotation/quotation-line.ts'
import { outlastsPage } from '../before-leaving.ts'
import { persistStorage } from '../persist-storage.ts'
import { PageValue, usePageValue } from '../listeners.ts'
import {
  announceListed,
  changeListed,
  type ListedLine,
  quotationName,
  readListed,
  withoutSent,
} from '../storage/quotation-store.ts'
import { listedPieces, noteListedCount } from './listed-count.ts'

/** The quotation list as this page knows it. */
export interface QuotationList {
  lines: readonly ListedLine[]
  /** False until the device has been asked. */
  isRead: boolean
  /** False where the device does not keep it: it lasts as long as the page (QUOTE-6). */
  isKept: boolean
}

/** The outcome of adding a line: `more` where the list had it, `full` where it has no room. */
type LineAddition = 'added' | 'more' | 'full'

type Change = (lines: readonly ListedLine[]) => readonly ListedLine[]

const list = new PageValue<QuotationList>({ lines: [], isRead: false, isKept: true })
let channel: BroadcastChannel | undefined

function show(lines: readonly ListedLine[], isKept: boolean): void {
  list.set({ lines, isRead: true, isKept })
  listedPieces.set(new Map(lines.map((line) => [lineKey(line), line.quantity])))
  noteListedCount(lines.length, isKept)
}

/** Changes of this page that are on their way to the device: what is read meanwhile may lack them. */
let underWay = 0

async function read(): Promise<void> {
  const lines = await readListed()
  if (underWay > 0) return
  // Lines that only this page has are not replaced by older ones of the device.
  if (lines !== undefined && list.current.isKept) show(lines, true)
  else if (!list.current.isRead) show([], lines !== undefined)
}

/** Reads the list once, and follows other tabs and the worker from then on. */
export function openQuotationList(): void {
  if (channel !== undefined) return
  channel = new BroadcastChannel(quotationName)
  channel.addEventListener('message', () => void read())
  void read()
}

/** @param isSeenAtOnce a person sees at once what they did; the device may take its time */
async function change(make: Change, isSeenAtOnce = true): Promise<void> {
  const own = list.current
  const shown = make(own.lines)
  if (own.isRead && isSeenAtOnce) list.set({ ...own, lines: shown })
  underWay += 1
  // A list that the device did not keep before may be kept now, whole.
  const kept = await outlastsPage(changeListed(own.isKept ? make : () => shown))
  underWay -= 1
  if (kept === undefined)
    return show(own.isRead && isSeenAtOnce ? list.current.lines : shown, false)
  void persistStorage()
  announceListed()
  if (underWay > 0) return
  show(kept, true)
  // Others may have changed it while this page did not read.
  void read()
}

/** Adds a line at the end; one that is listed already gets more pieces instead. */
export async function addLine(line: ListedLine): Promise<LineAddition> {
  let outcome: LineAddition = 'added'
  await change((lines) => {
    const key = lineKey(line)
    const listed = lines.find((one) => lineKey(one) === key)
    outcome = listed ? 'more' : lines.length < quotationLimits.lines ? 'added' : 'full'
    if (outcome === 'full') return lines
    if (listed === undefined) return [...lines, line]
    const quantity = Math.min(listed.quantity + line.quantity, quotationLimits.quantity)
    return lines.map((one) => (one === listed ? { ...one, quantity } : one))
  })
  return outcome
}

/** Changes the quantity or the note of a line. @param key of `lineKey` */
export function changeLine(
  key: string,
  parts: Partial<Pick<ListedLine, 'quantity' | 'note'>>,
): Promise<void> {
  return change((lines) =>
    lines.map((line) => (lineKey(line) === key ? { ...line, ...parts } : line)),
  )
}

/** A line that was taken off, with its place on the list. */
export interface RemovedLine {
  line: ListedLine
  index: number
}

/** Takes lines off the list, all of them unless one is named. @returns what brings them back */
export async function removeLines(key?: string): Promise<RemovedLine[]> {
  let removed: RemovedLine[] = []
  await change((lines) => {
    removed = lines.flatMap((line, index) =>
      key === undefined || lineKey(line) === key ? [{ line, index }] : [],
    )
    return lines.filter((line) => !removed.some((one) => one.line === line))
  })
  return removed
}

/** Brings back what was taken off, each to its place, but for what was added anew meanwhile or has no room. */
export function bringBack(removed: readonly RemovedLine[]): Promise<void> {
  return change((lines) => {
    const present = new Set(lines.map(lineKey))
    return removed
      .filter(({ line }) => !present.has(lineKey(line)))
      .reduce<ListedLine[]>((all, { line, index }) => all.toSpliced(index, 0, line), [...lines])
      .slice(0, quotationLimits.lines)
  })
}

/** Takes off what was sent, or waits to be (QUOTE-7). It is seen once it is stored: after a reload it is so still. */
export function removeSent(sent: readonly QuotationLine[]): Promise<void> {
  return change((lines) => withoutSent(lines, sent), false)
}

/** Puts back what was sent and came back (OUTBOX-4); a line that is listed again stays as it is. */
export function restoreSent(sent: readonly QuotationLine[]): Promise<void> {
  return bringBack(sent.map((line) => ({ line: { ...line, title: '' }, index: Infinity })))
}

/** The list for a component, which follows it. */
export function useQuotationList(): QuotationList {
  useEffect(openQuotationList, [])
  return usePageValue(list)
}
