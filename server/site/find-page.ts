import type { Language } from '#contract/locale.ts'
import { guestPaths, missingPath, publicPaths, shellOf } from '#contract/site-paths.ts'
import { ContentUnavailable } from '#server/content/content-unavailable.ts'
import type { PublicReads } from '#server/content/public-reads.ts'
import { VersionedCache } from '#server/content/versioned-cache.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { PageWatch } from '#server/telemetry/metrics.ts'
import { searchPath, unlistedPaths } from './page-address.ts'
import type { PageKey, RenderedDocument } from './page-renderer.ts'
import type { RecordLists } from './record-lists.ts'
import type { ReadyPage } from './ready-page.ts'
import { createRenderTurns } from './render-turns.ts'
import type { Shells } from './shells.ts'
import { type Trouble, troublePages } from './trouble-page.ts'

/** The answer to a request for a page. */
export interface FoundPage {
  page: ReadyPage
  status: number
  headers?: Record<string, string>
}

/** The answer to a request for a page that has another address now. */
export interface MovedPage {
  /** Its path and query. */
  movedTo: string
  /** The former address leads there as things are. */
  isForNow?: boolean
}

interface PageQuestion {
  /** As `pageAddress` gives it. */
  address: string
  /** As `queryOf` gives it; pages are not kept by it. */
  query: string
  language: Language
  /** Links tell the language too, for visitors without a cookie. */
  tellsLanguage: boolean
  /** The network that asks: renderings are shared out among networks. */
  client: string
  /** Told why a page could not be made. */
  reportFault: (error: unknown) => void
}

interface PageSources {
  render: (key: PageKey) => Promise<RenderedDocument>
  reads: Pick<PublicReads, 'version'>
  records: RecordLists
  shells: Shells
  watch?: PageWatch
}

/** The site has a few hundred pages at most, of 100 KB each. */
const pageBytes = 64 * 1024 * 1024
/** Questions can be made up without end: they have a place of their own, so that they push out no page. */
const searchBytes = 4 * 1024 * 1024

/** No cache may hold it. */
export const neverKept = { 'cache-control': 'no-store' }

/**
 * Finds the pages of visitors. An address is known to have a page before anything is rendered, so that a made-up
 * one costs nothing: all of them share one page (PAGE-9). While the content cannot be read, a page that was rendered
 * before is sent with its age, and otherwise one that says so (PAGE-17).
 */
export function createPageFinder({ render, reads, records, shells, watch }: PageSources) {
  const bytesOf = ({ page }: RenderedDocument) => page.bytes
  const pages = new VersionedCache(pageBytes, bytesOf)
  const searches = new VersionedCache(searchBytes, bytesOf)
  const pageTurns = createRenderTurns({ running: 2, waiting: 30, perClient: Infinity, share: 1 })
  const searchTurns = createRenderTurns({ running: 1, waiting: 6, perClient: 2, share: 0.25 })

  const isSearch = (address: string) => address.startsWith(`${searchPath}?`)

  const isFixed = (address: string) =>
    isSearch(address) ||
    ([...publicPaths, ...guestPaths, ...unlistedPaths] as string[]).includes(address)

  /** The address itself where something is there, the one that it has moved to, or that of the page for nothing. */
  async function existing(address: string, language: Language): Promise<string> {
    if (isFixed(address)) return address
    return (await records.pageAt(address, language)) ?? missingPath
  }

  async function findCurrent(question: PageQuestion): Promise<FoundPage | MovedPage> {
    const { address, language, tellsLanguage, client } = question
    const version = await reads.version()
    const path = await existing(address, language)
    const move = await moveOf(records, question, path)
    if (move !== undefined) return move
    const [cache, inTurn] = isSearch(path) ? [searches, searchTurns] : [pages, pageTurns]
    // The rights notice tells the year.
    const shown = `${version} ${new Date().getFullYear()}`
    const name = nameOf({ path, language, tellsLanguage })
    let from: 'cache' | 'render' = 'cache'
    const { page, status, failed } = await cache.get(name, shown, async () => {
      from = 'render'
      const begun = performance.now()
      const value = await inTurn(client, () => render({ path, language, tellsLanguage }))
      watch?.rendered(performance.now() - begun)
      // A page that lacks a section is never kept.
      return { value, version: value.failed.length === 0 ? shown : undefined }
    })
    watch?.sent(from)
    if (failed.length === 0) return { page, status }
    // Another page than this one would have been complete.
    const main = records.mainCall(path)
    if (cache.last(name) !== undefined || (main !== undefined && failed.includes(main)))
      throw new ContentUnavailable(new Error(`not read: ${failed.join(', ')}`))
    return { page, status, headers: neverKept }
  }

  /** The page as it was last. */
  function findLast({ address, language, tellsLanguage }: PageQuestion): FoundPage | undefined {
    const cache = isSearch(address) ? searches : pages
    // The list of records is content too, and cannot be read now.
    const mayExist = isFixed(address) || records.mainCall(address) !== undefined
    const path = mayExist ? address : missingPath
    const last = cache.last(nameOf({ path, language, tellsLanguage }))
    if (last === undefined) return undefined
    const { page, status } = last.value
    return { page, status, headers: { age: String(last.age) } }
  }

  return {
    async forVisitor(question: PageQuestion): Promise<FoundPage | MovedPage> {
      try {
        return await findCurrent(question)
      } catch (error) {
        reportTrouble(question, error)
        const last = findLast(question)
        if (last !== undefined) return last
        if (error instanceof ApiError) return await troublePage(error, question.language)
        // The browser can build what could not be rendered; nobody else should take it for the page.
        const shell = shells[shellOf(question.address)]
        return { page: await shell[question.language](), status: 500, headers: neverKept }
      }
    },

    /** Pages of staff are theirs alone, and built in their browser. */
    async forStaff(question: PageQuestion): Promise<FoundPage | MovedPage> {
      const { address, language } = question
      try {
        await reads.version()
        const path = await existing(address, language)
        const move = await moveOf(records, question, path)
        if (move !== undefined) return move
        return { page: await shells.site[language](), status: path === missingPath ? 404 : 200 }
      } catch (error) {
        reportTrouble(question, error)
        if (error instanceof ApiError) return await troublePage(error, language)
        throw error
      }
    },
  }
}

/** Finds the address that a request should go to instead; `path` is the page that its address leads to. */
async function moveOf(
  records: RecordLists,
  { address, query, language }: PageQuestion,
  path: string,
): Promise<MovedPage | undefined> {
  if (path !== address && path !== missingPath) return { movedTo: path + query }
  if (path !== '/Careers') return undefined
  const search = new URLSearchParams(query)
  const asked = search.get('vacancy')
  if (!asked) return undefined
  const slug = await records.vacancySlug(asked, language).catch((error: unknown) => {
    // The page can be shown without its vacancies.
    if (error instanceof ContentUnavailable) return undefined
    throw error
  })
  if (slug === undefined || slug === asked) return undefined
  search.set('vacancy', slug)
  return { movedTo: `${path}?${search}` }
}

/** The name of a page in the cache. */
function nameOf({ path, language, tellsLanguage }: PageKey): string {
  return `${language} ${tellsLanguage ? 'told ' : ''}${path}`
}

function reportTrouble({ reportFault }: PageQuestion, error: unknown): void {
  // A flood would fill the log too.
  if (error instanceof ApiError && error.code === 'busy') return
  reportFault(error instanceof Error ? (error.cause ?? error) : error)
}

async function troublePage(
  { code, status, details }: ApiError,
  language: Language,
): Promise<FoundPage> {
  const trouble: Trouble = code === 'busy' ? 'busy' : 'unavailable'
  const retryAfter = String(details.retryAfter ?? 5)
  return {
    page: await troublePages[trouble][language],
    status,
    headers: { ...neverKept, 'retry-after': retryAfter },
  }
}
