import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '#contract/endpoint.ts'
import { ApiFailure } from '#contract/errors.ts'
import { directions, type Language } from '#contract/locale.ts'
// The type only: the built entry is loaded from its folder at run time.
import type { RenderedPage, RenderInput } from '#src/server-entry.tsx'
import { readBuiltAssets } from './built-assets.ts'
import { writeDocument } from './document.ts'
import type { CachedPage, PageKey } from './page-cache.ts'
import type { SiteDeps } from './site.ts'
import { type SplicedPage, splicePage } from './spliced-page.ts'
import { structuredData } from './structured-data.ts'

interface ServerEntry {
  render: (input: RenderInput) => Promise<RenderedPage>
}

/** Stands where the nonce goes while a page is kept; no page's text can hold it, since it is drawn at each start. */
const nonceMark = `nonce-${randomBytes(12).toString('hex')}`

/** Turns addresses into documents with the built app. */
export async function createPageRenderer({ clientDir, ssrDir, reads, origin }: SiteDeps) {
  const entry = (await import(
    pathToFileURL(path.join(ssrDir, 'server-entry.js')).href
  )) as ServerEntry
  const shell = await readFile(path.join(clientDir, 'index.html'), 'utf8')
  const assets = await readBuiltAssets(clientDir)

  return {
    createNonce: () => randomBytes(16).toString('base64'),

    /** The path alone, without a slash at its end: what a page is kept under. */
    canonicalPath: (url: string): string => {
      const pathname = url.split(/[?#]/, 1)[0] ?? '/'
      const trimmed = pathname.replace(/\/+$/, '')
      return trimmed === '' ? '/' : trimmed
    },

    /** The page without its content, for the browser to build. */
    shell: (language: Language): SplicedPage =>
      splicePage(
        shell
          .replace(
            '<html lang="ar" dir="rtl">',
            `<html lang="${language}" dir="${directions[language]}">`,
          )
          .replaceAll('<script ', `<script nonce="${nonceMark}" `),
        nonceMark,
      ),

    render: async ({ path: address, language }: PageKey): Promise<CachedPage> => {
      const client = async (call: Call, input?: { query?: Record<string, string | number> }) => {
        try {
          return await reads.read(call.id, input?.query ?? {}, language)
        } catch (cause) {
          throw new ApiFailure(call.id, 'server', { status: 500, cause })
        }
      }
      const page = await entry.render({ address, language, client })
      const html = writeDocument({
        page,
        assets,
        language,
        address,
        origin: origin(),
        nonce: nonceMark,
        structuredData: await structuredData(reads, language, origin()),
      })
      return { status: page.status, ...splicePage(html, nonceMark) }
    },
  }
}
