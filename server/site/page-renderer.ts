import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ApiFailure } from '#contract/errors.ts'
import { isLanguage, type Language, languageHeader } from '#contract/locale.ts'
// The type only: the built entry is loaded from its folder at run time.
import type { RenderedPage, RenderInput, StaffRenderInput } from '#src/server-entry.tsx'
import type { BuiltAssets } from './built-assets.ts'
import { fontLinks, writeDocument } from './document.ts'
import { linksInLanguage } from './links-in-language.ts'
import type { SiteDeps } from './site-deps.ts'
import { nonceMark } from './nonce.ts'
import { backOfficeFiles } from './shells.ts'
import { type SplicedPage, splicePage } from './spliced-page.ts'

export interface PageKey {
  path: string
  language: Language
  /** Links tell the language too. */
  tellsLanguage: boolean
}

export interface RenderedDocument {
  status: number
  page: SplicedPage
  /** Ids of the calls whose sections could not be read. */
  failed: string[]
}

interface ServerEntry {
  firstFontFiles: string[]
  globalCss: (origin: string) => string
  writeState: (state: unknown) => string
  render: (input: RenderInput) => Promise<RenderedPage>
  renderList: (input: StaffRenderInput) => Promise<RenderedPage | undefined>
}

type StaffKey = Omit<StaffRenderInput, 'origin'>

/** Turns addresses into documents with the built app. */
export async function createPageRenderer({ ssrDir, reads, origin }: SiteDeps, assets: BuiltAssets) {
  const entry = (await import(
    pathToFileURL(path.join(ssrDir, 'server-entry.js')).href
  )) as ServerEntry

  const fonts = fontLinks(entry.firstFontFiles)
  return {
    fonts,
    /** What a page begins with, for its element in the document. */
    writeState: entry.writeState,
    /** A list of the back office for one user; undefined where only a browser can make it. */
    renderList: async (key: StaffKey): Promise<SplicedPage | undefined> => {
      const page = await entry.renderList({ ...key, origin: origin() })
      if (page === undefined) return undefined
      const { language } = key
      const ofStaff = { ...page, codeFiles: backOfficeFiles(language) }
      const html = writeDocument({ page: ofStaff, assets, language, nonce: nonceMark, fonts })
      return splicePage(html, nonceMark)
    },
    /** The styles that every page needs. */
    globalCss: () => entry.globalCss(origin()),
    render: async ({
      path: address,
      language,
      tellsLanguage,
    }: PageKey): Promise<RenderedDocument> => {
      const client: RenderInput['client'] = async (call, { query = {}, headers } = {}) => {
        const asked = headers?.[languageHeader]
        try {
          return await reads.read(call.id, query, isLanguage(asked) ? asked : language)
        } catch (cause) {
          throw new ApiFailure(call.id, 'server', { status: 500, cause })
        }
      }
      const page = await entry.render({ address, language, origin: origin(), client })
      const written = writeDocument({ page, assets, language, nonce: nonceMark, fonts })
      const html = tellsLanguage ? linksInLanguage(written, language) : written
      return { status: page.status, page: splicePage(html, nonceMark), failed: page.failed }
    },
  }
}
