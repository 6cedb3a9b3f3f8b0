import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ApiFailure } from '#contract/errors.ts'
import { isLanguage, type Language, languageHeader } from '#contract/locale.ts'
// The type only: the built entry is loaded from its folder at run time.
import type * as ServerEntry from '#src/server-entry.tsx'
import type { BuiltAssets } from './built-assets.ts'
import { writeDocument } from './document.ts'
import { linksInLanguage } from './links-in-language.ts'
import type { SiteDeps } from './site-deps.ts'
import type { ReadyPage } from './ready-page.ts'

export interface PageKey {
  path: string
  language: Language
  /** Links tell the language too. */
  tellsLanguage: boolean
}

export interface RenderedDocument {
  status: number
  page: ReadyPage
  /** Ids of the calls whose sections could not be read. */
  failed: string[]
}

/** Turns addresses into documents with the built app. */
export async function createPageRenderer({ ssrDir, reads, origin }: SiteDeps, assets: BuiltAssets) {
  const entry = (await import(
    pathToFileURL(path.join(ssrDir, 'server-entry.js')).href
  )) as typeof ServerEntry

  return {
    /** The styles that every page needs. */
    globalCss: () => entry.globalCss(origin()),
    /** Renders lists of the back office. */
    loadListRenderer: entry.loadListRenderer,
    render: async ({
      path: address,
      language,
      tellsLanguage,
    }: PageKey): Promise<RenderedDocument> => {
      const client: ServerEntry.RenderInput['client'] = async (
        call,
        { query = {}, headers } = {},
      ) => {
        const asked = headers?.[languageHeader]
        try {
          return await reads.read(call.id, query, isLanguage(asked) ? asked : language)
        } catch (cause) {
          throw new ApiFailure(call.id, 'server', { status: 500, cause })
        }
      }
      const page = await entry.render({ address, language, origin: origin(), client })
      const html = tellsLanguage ? linksInLanguage(page.html, language) : page.html
      return {
        status: page.status,
        page: await writeDocument({ page: { ...page, html }, assets, language }),
        failed: page.failed,
      }
    },
  }
}
