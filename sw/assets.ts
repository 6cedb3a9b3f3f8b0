import { CacheFirst } from 'workbox-strategies'
import { fetchAhead } from './fetch-ahead.ts'
import { fetchInto, ownAnswerIn, ownAnswersOnly } from './own-answers.ts'
import { precache } from './precache.ts'

/** Built files outside the precache: kept when first used or fetched ahead. Their names hold their hash. */
export const isAsset = ({ pathname }: URL) => pathname.startsWith('/assets/')

const cacheName = 'assets'
const strategy = new CacheFirst({ cacheName, plugins: [ownAnswersOnly] })

export const answerAsset = strategy.handle.bind(strategy)

/** Built files outside the precache, by who needs them. */
type FileGroups = Record<
  /** The pages behind the first one, the back office, the viewer of PDF files, and what few ever open. */
  'pages' | 'staff' | 'viewer' | 'others',
  string[]
>

const listAddress = '/offline-files.json'

async function readGroups(signal?: AbortSignal): Promise<FileGroups> {
  const answer =
    (await precache.matchPrecache(listAddress)) ?? (await fetchAhead(listAddress, { signal }))
  return (await answer.json()) as FileGroups
}

/**
 * Fetches the files that are not kept yet, one after the other so that a page in use never competes with it.
 *
 * @throws Error where one cannot be had
 */
async function fetchFiles(files: string[], signal?: AbortSignal): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const file of files)
    if (!((await ownAnswerIn(cache, file)) ?? (await fetchInto(cache, file, signal))))
      throw new Error(`${file} cannot be had`)
}

/** Fetches the files of the pages behind the first one and, for staff, those of the back office. */
export async function fetchAssetsAhead(staff: boolean, signal?: AbortSignal): Promise<void> {
  const groups = await readGroups(signal)
  await fetchFiles(groups.pages, signal)
  if (staff) await fetchFiles(groups.staff, signal)
}

/** Fetches the viewer of PDF files, without which a certificate that is kept could not be opened. */
export async function fetchViewer(signal: AbortSignal): Promise<void> {
  await fetchFiles((await readGroups(signal)).viewer, signal)
}

/** The name of a built file without its hash: two builds have it in common. */
const nameOf = (file: string) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '')

/**
 * Fetches this build's counterparts of the files that the present build has kept: a group whole where most of it is
 * kept, else each file that is. A file that both builds have is there already.
 *
 * @throws Error where one cannot be had
 */
export async function fetchCounterparts(): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => nameOf(new URL(url).pathname)))
  for (const group of Object.values(await readGroups())) {
    const known = group.filter((file) => kept.has(nameOf(file)))
    await fetchFiles(known.length * 2 > group.length ? group : known)
  }
}

/** Forgets the files of older builds. */
export async function dropOlderAssets(): Promise<void> {
  const files = new Set(Object.values(await readGroups()).flat())
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys())
    if (!files.has(new URL(request.url).pathname)) await cache.delete(request)
}
