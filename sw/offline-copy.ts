import { offlineCopyCall } from '#contract/calls.ts'
import { callAddress } from '#contract/endpoint.ts'
import { type Language, languageHeader } from '#contract/locale.ts'
import {
  copyCache,
  copyChannel,
  copyGroups,
  type CopyFile,
  type CopyWidth,
} from '#contract/offline-copy-files.ts'
import { askForSync } from '#src/pwa/storage/ask-for-sync.ts'
import { broadcast } from '#src/pwa/storage/broadcast.ts'
import {
  type CopyRecord,
  forgetCopy,
  keptPaths,
  readCopy,
  sizeOf,
  writeCopy,
} from '#src/pwa/storage/offline-copy.ts'
import { fetchAssetsAhead, fetchViewer } from './assets.ts'
import { endingWith, fetchAhead } from './fetch-ahead.ts'
import { onSync } from './on-sync.ts'
import { fetchInto, isOwnAnswer } from './own-answers.ts'
import { freshFor, refreshSections } from './refresh-sections.ts'
import { cachePages } from './rendered-pages.ts'

declare const self: ServiceWorkerGlobalScope

/** The tag of the event by which the browser says that there is a connection again. */
const tag = 'offline-copy'

interface Wanted {
  language: Language
  width: CopyWidth
}

/** The work under way, and its end. */
let underWay: { ending: AbortController; done: Promise<void> } | undefined

/** Keeps everything on the device, or goes on with that (COPY-1); while it is at it, another request changes nothing. */
export function keepCopy(wanted: Wanted): Promise<void> {
  if (underWay) return underWay.done
  const ending = new AbortController()
  const done = keep(wanted, endingWith(ending)).finally(() => (underWay = undefined))
  underWay = { ending, done }
  return done
}

/** Goes on with a copy that was begun, and brings one that is whole up to date; does nothing where none is wanted. */
export async function continueCopy(): Promise<void> {
  const record = await readCopy()
  if (record === undefined || record.state === 'stopped' || record.state === 'full') return
  const age = Date.now() - (record.wholeAt ?? 0)
  if (record.state === 'whole' && age >= 0 && age < freshFor) return
  await keepCopy(record)
}

/** Ends the work; what is whole stays. */
export async function stopCopy(): Promise<void> {
  await endWork()
  const record = await readCopy()
  if (record && record.state !== 'whole') await save({ ...record, state: 'stopped' })
}

/** Removes everything that was kept by `keepCopy` (COPY-5). */
export async function removeCopy(): Promise<void> {
  await endWork()
  await caches.delete(copyCache)
  await forgetCopy()
  announce()
}

async function endWork(): Promise<void> {
  underWay?.ending.abort()
  await underWay?.done
}

/** Goes on once there is a connection again, even if no page is open. */
export function continueCopyOnSync(): void {
  onSync(tag, continueCopy)
}

async function keep(wanted: Wanted, signal: AbortSignal): Promise<void> {
  const before = await readCopy()
  let record: CopyRecord = { files: [], done: 0, ...before, ...wanted, state: 'fetching' }
  // A copy that is whole stays so until the server has named something else.
  if (before?.state !== 'whole') await save(record)
  try {
    const files = await listFiles(wanted, signal)
    record = { ...record, files, begunAt: beginningOf(before, files) }
    await fetchPages(wanted, record.begunAt, signal)
    await fetchFiles(files, signal, (done) => save((record = { ...record, done })))
    await dropOthers(files)
    await save({ ...record, state: 'whole', wholeAt: Date.now() })
  } catch (cause) {
    if (before?.state === 'whole' && record.files === before.files) return
    // Ended: by a visitor, or by a newer worker, which goes on.
    if (signal.aborted) return save(record)
    await save({ ...record, state: isFull(cause) ? 'full' : 'waiting' })
    await askForSync(self.registration, tag)
  }
}

/**
 * Tells when the present work was begun. Files that the server lists anew need new texts: those kept before may name
 * files that are about to be removed.
 */
function beginningOf(before: CopyRecord | undefined, files: CopyFile[]): number {
  const now = Date.now()
  const isUnderWay = before?.state === 'fetching' || before?.state === 'waiting'
  const isSame = JSON.stringify(before?.files) === JSON.stringify(files)
  const begunAt = isUnderWay && isSame ? (before.begunAt ?? now) : now
  return begunAt > now ? now : Math.max(begunAt, now - freshFor)
}

/**
 * The texts of all pages, their code, and the viewer of the files.
 *
 * @param since milliseconds since 1970: texts that were kept before then are fetched again
 * @throws Error where some cannot be had
 */
async function fetchPages(
  { language }: Wanted,
  since: number | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (!(await refreshSections(language, since, signal))) throw new Error('Some text cannot be had')
  await fetchAssetsAhead(false, signal)
  await fetchViewer(signal)
  await cachePages(signal)
}

/** @throws Error where the list cannot be had: without a network, or where somebody else answers for the server */
async function listFiles({ language, width }: Wanted, signal: AbortSignal): Promise<CopyFile[]> {
  const address = callAddress(offlineCopyCall, { width })
  const answer = await fetchAhead(address, {
    signal,
    headers: { [languageHeader]: language, accept: 'application/json' },
  })
  const body: unknown = (await isOwnAnswer(address, answer)) ? await answer.json() : undefined
  const files = (body as { data?: { files?: unknown } } | undefined)?.data?.files
  if (!Array.isArray(files) || !files.every(isCopyFile)) throw new Error('The list cannot be had')
  return files
}

const isCopyFile = (value: unknown): value is CopyFile =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  /^\/media\/[\w.-]+$/.test(String(value.url)) &&
  'size' in value &&
  typeof value.size === 'number' &&
  'group' in value &&
  (copyGroups as readonly unknown[]).includes(value.group)

/**
 * Fetches the files that are not kept yet, one after the other so that a page in use never competes with it.
 *
 * @throws Error without a network, without room, or once it is ended
 */
async function fetchFiles(
  files: CopyFile[],
  signal: AbortSignal,
  onProgress: (done: number) => Promise<void>,
): Promise<void> {
  const cache = await caches.open(copyCache)
  const kept = await keptPaths()
  let done = sizeOf(files.filter(({ url }) => kept.has(url)))
  await onProgress(done)
  for (const { url, size } of files) {
    if (kept.has(url)) continue
    // A half one is never put in.
    if (!(await fetchInto(cache, url, signal))) throw new Error(`${url} cannot be had`)
    done += size
    await onProgress(done)
  }
}

/** Removes what the list no longer names, once all that it names is there. */
async function dropOthers(files: CopyFile[]): Promise<void> {
  const named = new Set(files.map(({ url }) => url))
  const cache = await caches.open(copyCache)
  for (const request of await cache.keys())
    if (!named.has(new URL(request.url).pathname)) await cache.delete(request)
}

const isFull = (cause: unknown) => cause instanceof Error && cause.name === 'QuotaExceededError'

async function save(record: CopyRecord): Promise<void> {
  await writeCopy(record)
  announce()
}

/** Tells open pages that the record has changed. */
const announce = () => broadcast(copyChannel, 'changed')
