import { LRUCache } from 'lru-cache'
import type { Language } from '#contract/locale.ts'
import type { SplicedPage } from './spliced-page.ts'

export interface PageKey {
  path: string
  language: Language
  /** The content version that the page shows. */
  version: number
  /** The year that its rights notice tells. */
  year: number
}

export interface RenderedDocument {
  status: number
  page: SplicedPage
  /** Ids of the calls whose sections could not be read. */
  failed: string[]
}

interface KeptPage {
  document: RenderedDocument
  version: number
  year: number
  /** When it was last known to show the content of the moment, in milliseconds since 1970. */
  currentAt: number
}

export interface PageCache {
  /** The page of this moment: one that is kept, else as `render` makes it. Asked for twice at once it is made once. */
  get: (
    key: PageKey,
    render: (key: PageKey) => Promise<RenderedDocument>,
  ) => Promise<RenderedDocument>
  /** The page as it was last, and the seconds since it was known to be current. */
  last: (
    key: Pick<PageKey, 'path' | 'language'>,
  ) => { document: RenderedDocument; age: number } | undefined
}

/**
 * Rendered pages by address and language; those that were asked for least recently make room. A page is replaced once
 * a newer one has been made; one that lacks a section is never kept.
 *
 * @param mostBytes of memory
 */
export function createPageCache(mostBytes: number): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ document }, name) => document.page.bytes + name.length,
  })
  const underWay = new Map<string, Promise<RenderedDocument>>()
  const nameOf = ({ path, language }: Pick<PageKey, 'path' | 'language'>) => `${language} ${path}`

  return {
    get(key, render) {
      const { version, year } = key
      const name = nameOf(key)
      const kept = pages.get(name)
      if (kept?.version === version && kept.year === year) {
        kept.currentAt = Date.now()
        return Promise.resolve(kept.document)
      }
      const task = `${version} ${year} ${name}`
      const begun = underWay.get(task)
      if (begun !== undefined) return begun
      const making = render(key)
        .then((document) => {
          if (document.failed.length === 0)
            pages.set(name, { document, version, year, currentAt: Date.now() })
          return document
        })
        .finally(() => underWay.delete(task))
      underWay.set(task, making)
      return making
    },
    last(key) {
      const kept = pages.get(nameOf(key))
      if (kept === undefined) return undefined
      const age = Math.floor((Date.now() - kept.currentAt) / 1000)
      return { document: kept.document, age }
    },
  }
}
