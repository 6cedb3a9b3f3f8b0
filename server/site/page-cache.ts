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

export interface CachedPage extends SplicedPage {
  status: number
}

/** Far more than the site has addresses; a flood of made-up ones must not fill the memory. */
const mostPages = 300

/**
 * Rendered pages by address, language, content version and year. The same page asked for twice at once is rendered
 * once; a page of an older version is dropped when a newer one is asked for.
 */
export function createPageCache(render: (key: PageKey) => Promise<CachedPage>) {
  const pages = new Map<string, { version: number; page: Promise<CachedPage> }>()
  return {
    get(key: PageKey): Promise<CachedPage> {
      const { path, language, version, year } = key
      const name = `${language} ${year} ${path}`
      const kept = pages.get(name)
      if (kept?.version === version) return kept.page
      const page = render(key)
      pages.delete(name)
      pages.set(name, { version, page })
      page.catch(() => {
        if (pages.get(name)?.page === page) pages.delete(name)
      })
      const oldest = pages.keys().next().value
      if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest)
      return page
    },
  }
}
