import type { RouteHandlerCallback } from 'workbox-core'
import { callAddress } from '#contract/endpoint.ts'
import { isTrouble } from '#contract/errors.ts'
import { defaultLanguage, isLanguage, languageHeader } from '#contract/locale.ts'
import { keptLanguage, sectionCalls } from '#contract/content-calls.ts'
import { sectionFetchedAtHeader, sectionKey, sectionSourceHeader } from '#contract/section-key.ts'
import { sectionChannel, type SectionArrived } from '#contract/worker-messages.ts'
import { broadcast } from '#src/pwa/storage/broadcast.ts'
import { networkPatience, within, writeLimit } from '#src/pwa/storage/guarded.ts'
import {
  isSectionBody,
  readSection,
  type StoredSection,
  writeSection,
} from '#src/pwa/storage/section-store.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { isOwnAnswer } from './own-answers.ts'

const calls = new Map(sectionCalls.map((call) => [callAddress(call), call]))

/** Requests for public content that anyone may see; never one in a user's name. */
export const isSection = ({ pathname }: URL, { headers }: Request) =>
  calls.has(pathname) && !headers.has('authorization')

function keyOf(request: Request): string {
  const asked = request.headers.get(languageHeader)
  const { pathname, search } = new URL(request.url)
  const language = isLanguage(asked) ? asked : defaultLanguage
  const call = calls.get(pathname)
  return sectionKey(call ? keptLanguage(call, language) : language, pathname + search)
}

function fromStore({ data, fetchedAt }: StoredSection): Response {
  return Response.json(data, {
    headers: { [sectionSourceHeader]: 'idb', [sectionFetchedAtHeader]: String(fetchedAt) },
  })
}

interface Arrived {
  response: Response
  /** The body; undefined where it is no section, but an error or another server's answer. */
  data: unknown
}

/** Reads an answer to its end. A portal or a proxy that answers for the server is told by what it sends. */
async function read(request: Request, response: Response): Promise<Arrived> {
  const isOwn = await isOwnAnswer(request.url, response)
  // Cut off, or no JSON: nothing worth keeping.
  const body = isOwn ? response.clone().json() : Promise.resolve()
  const data: unknown = await body.catch(() => undefined)
  return { response, data: isSectionBody(data) ? data : undefined }
}

/** The answer, unless the server is in trouble or another one answered for it. */
const usefulIn = ({ response, data }: Arrived) =>
  isTrouble(response.status) || (response.ok && data === undefined) ? undefined : response

async function keep(key: string, { data }: Arrived): Promise<SectionArrived | undefined> {
  const fetchedAt = Date.now()
  return (await writeSection(key, { data, fetchedAt })) ? { key, fetchedAt } : undefined
}

function announce(arrived: SectionArrived | undefined): void {
  if (arrived) broadcast(sectionChannel, arrived)
}

/**
 * Asks the network first. A stored section answers after three seconds, or at once when the server is in trouble or out
 * of reach or another one answers for it; the request goes on, and its answer is kept. With nothing stored, time-outs
 * and statuses pass straight through to the page's own messages.
 */
export const answerSection: RouteHandlerCallback = async ({ event, request }) => {
  const key = keyOf(request)
  const stored = await readSection(key)
  // The page may give up or go away; what is on its way is kept all the same.
  const response = stored === undefined ? fetch(request) : fetchAhead(request)
  const arrived = response.then((fresh) => read(request, fresh))
  const kept = arrived.then((fresh) => keep(key, fresh))
  event.waitUntil(kept.catch(() => undefined))
  if (stored === undefined)
    return response.catch(async (failure: unknown) => {
      // There is nothing else to wait for: slow storage has longer.
      const late = await readSection(key, writeLimit)
      if (late === undefined) throw failure
      return fromStore(late)
    })

  const first = await within(
    networkPatience,
    arrived.then(usefulIn, () => undefined),
    'late',
  )
  if (first === 'late') event.waitUntil(kept.then(announce).catch(() => undefined))
  return typeof first === 'object' ? first : fromStore(stored)
}
