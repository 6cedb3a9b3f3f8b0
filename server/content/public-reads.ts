import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#contract/locale.ts'
import { readContentVersion } from '#server/db/content-version.ts'
import type { Database } from '#server/db/database.ts'
import { type Answer, bytesOf, createAnswer } from './answer.ts'
import { ContentUnavailable } from './content-unavailable.ts'
import type { PublicRead } from '#server/collections/public-content.ts'
import { createSharedReader } from './shared-reader.ts'
import { VersionedCache } from './versioned-cache.ts'

/** An answer, and the seconds since it was last known to be current where that cannot be asked now. */
export interface KnownAnswer extends Answer {
  age?: number
}

/** All public content, read through one cache by the calls and by the page renderer. */
export interface PublicReads {
  endpoints: Endpoint[]
  /**
   * The content version of this moment, whichever process changed it last.
   *
   * @throws ContentUnavailable
   */
  version: () => Promise<number>
  /**
   * The body that a call answers with; shared by all who ask, so never change it. To keep something made of
   * several reads, ask for the version before and after: equal numbers mean that all are of that version.
   *
   * @param id of the endpoint
   * @param query as in an address; what is absent gets its default
   * @throws ZodError for a query that the call would refuse
   * @throws ContentUnavailable where the content of this moment cannot be read
   */
  read: (id: string, query: Record<string, string | number>, language: Language) => Promise<unknown>
  /**
   * The same, ready to be sent; where the content cannot be read, as it was last.
   *
   * @param query as the endpoint's query schema gives it
   * @throws ContentUnavailable for what was never read before
   */
  answer: (id: string, query: unknown, language: Language) => Promise<KnownAnswer>
}

/** Bytes: addresses can be made up without end (page numbers); the memory is not. */
const mostBytes = 32 * 1024 * 1024

/** Readings of a list that changes meanwhile; the last one is answered as it is. */
const mostAttempts = 3

/** Milliseconds to wait for a database that did not answer the last time. */
const patienceWhenAway = 300

/**
 * Answers are kept in memory for as long as the content version stays what it was when they were read; the
 * version is read from the database for every question, so that a change is seen by the next one.
 */
export function createPublicReads(db: Database, publicReads: PublicRead[]): PublicReads {
  const readById = new Map(publicReads.map((read) => [read.endpoint.id, read]))
  const readVersion = createSharedReader(() => readContentVersion(db))
  const kept = new VersionedCache<Answer>(mostBytes, bytesOf)
  let isAway = false

  async function version(): Promise<number> {
    const asked = readVersion()
    asked.then(
      () => (isAway = false),
      () => (isAway = true),
    )
    try {
      if (!isAway) return await asked
      const waiting = new AbortController()
      const late = pause(patienceWhenAway, undefined, { signal: waiting.signal }).then(() => {
        throw new Error('the database does not answer')
      })
      // Ends as it should once the database has answered.
      late.catch(() => undefined)
      return await Promise.race([asked, late]).finally(() => waiting.abort())
    } catch (cause) {
      throw new ContentUnavailable(cause)
    }
  }

  const keyOf = (id: string, query: unknown, language: Language) =>
    `${language} ${id} ${JSON.stringify(query)}`

  async function current(id: string, query: unknown, language: Language): Promise<Answer> {
    const now = await version()
    const build = () => buildAnswer(find(id), query, language, now)
    return kept.get(keyOf(id, query, language), String(now), build)
  }

  // A list may take several queries: they agree when the version was the same before and after.
  async function buildAnswer(
    { read }: PublicRead,
    query: unknown,
    language: Language,
    versionBefore: number,
  ) {
    let before = versionBefore
    try {
      for (let attempt = 1; ; attempt++) {
        const body = await read(db, language, query)
        const after = await version()
        if (after === before || attempt === mostAttempts)
          return { value: await createAnswer(body), version: String(before) }
        before = after
      }
    } catch (cause) {
      throw cause instanceof ContentUnavailable ? cause : new ContentUnavailable(cause)
    }
  }

  function find(id: string): PublicRead {
    const found = readById.get(id)
    if (!found) throw new Error(`No public read is called ${id}`)
    return found
  }

  return {
    endpoints: publicReads.map(({ endpoint }) => endpoint),
    version,
    async answer(id, query, language) {
      try {
        return await current(id, query, language)
      } catch (error) {
        const last = kept.last(keyOf(id, query, language))
        if (last === undefined || !(error instanceof ContentUnavailable)) throw error
        return { ...last.value, age: last.age }
      }
    },
    async read(id, query, language) {
      const { endpoint } = find(id)
      const texts = Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      )
      const parsed = endpoint.query ? z.parse(endpoint.query, texts) : undefined
      return (await current(id, parsed, language)).body
    },
  }
}
