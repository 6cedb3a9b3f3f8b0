import { z } from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#contract/locale.ts'
import { readContentVersion } from '#server/db/content-version.ts'
import type { Database } from '#server/db/database.ts'
import { createAnswer, type Answer } from './answer.ts'
import type { PublicRead } from './public-read.ts'
import { createSharedReader } from './shared-reader.ts'

/** All public content, read through one cache by the calls and by the page renderer. */
export interface PublicReads {
  endpoints: Endpoint[]
  /** The content version of this moment, whichever process changed it last. */
  version: () => Promise<number>
  /**
   * The body that a call answers with; shared by all who ask, so never change it. To keep something made of
   * several reads, ask for the version before and after: equal numbers mean that all are of that version.
   *
   * @param id of the endpoint
   * @param query as in an address; what is absent gets its default
   * @throws ZodError for a query that the call would refuse
   */
  read: (id: string, query: Record<string, string | number>, language: Language) => Promise<unknown>
  /** The same, ready to be sent. @param query as the endpoint's query schema gives it */
  answer: (id: string, query: unknown, language: Language) => Promise<Answer>
}

/** Addresses can be made up without end (page numbers); the memory is not. */
const mostAnswers = 500

/** How often a list that changes while it is read is read again before it is answered as it is. */
const mostAttempts = 3

/**
 * Answers are kept in memory for as long as the content version stays what it was when they were read; the
 * version is read from the database for every question, so that a change is seen by the next one.
 */
export function createPublicReads(db: Database, publicReads: PublicRead[]): PublicReads {
  const readById = new Map(publicReads.map((read) => [read.endpoint.id, read]))
  const version = createSharedReader(() => readContentVersion(db))
  const kept = new Map<string, Promise<Answer>>()
  let keptVersion: number | undefined

  async function answer(id: string, query: unknown, language: Language): Promise<Answer> {
    const current = await version()
    if (current !== keptVersion) {
      kept.clear()
      keptVersion = current
    }
    const key = `${language} ${id} ${JSON.stringify(query)}`
    return kept.get(key) ?? keep(key, build(find(id), query, language, current))
  }

  function keep(key: string, building: Promise<Answer>): Promise<Answer> {
    kept.set(key, building)
    building.catch(() => {
      if (kept.get(key) === building) kept.delete(key)
    })
    const [oldest] = kept.keys()
    if (kept.size > mostAnswers && oldest !== undefined) kept.delete(oldest)
    return building
  }

  // A list may take several queries: they agree when the version was the same before and after.
  async function build(
    { read }: PublicRead,
    query: unknown,
    language: Language,
    versionBefore: number,
  ): Promise<Answer> {
    let before = versionBefore
    for (let attempt = 1; ; attempt++) {
      const body = await read(db, language, query)
      const after = await version()
      if (after === before || attempt === mostAttempts) return createAnswer(body)
      before = after
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
    answer,
    async read(id, query, language) {
      const { endpoint } = find(id)
      const texts = Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      )
      const parsed = endpoint.query ? z.parse(endpoint.query, texts) : undefined
      return (await answer(id, parsed, language)).body
    },
  }
}
