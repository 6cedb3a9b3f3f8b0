import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '#contract/locale.ts'
import { pageHeaders } from '#contract/page-headers.ts'
import { hasSessionCookie } from '#contract/session-cookies.ts'
import { shellFiles, shellNames, shellOf } from '#contract/site-paths.ts'
import type { PublicReads } from '#server/content/public-reads.ts'
import { chooseEncoding } from '#server/http/choose-encoding.ts'
import { registerAssets } from './assets.ts'
import { registerManifests } from './manifests.ts'
import { readBuiltAssets } from './built-assets.ts'
import { createNonce } from './nonce.ts'
import { pageAddress } from './page-address.ts'
import { createPageCache } from './page-cache.ts'
import { createPageRenderer } from './page-renderer.ts'
import { pageLanguage } from './page-language.ts'
import { registerRobots } from './robots.ts'
import { readShells } from './shells.ts'
import { registerSitemap } from './sitemap.ts'
import type { SplicedPage } from './spliced-page.ts'

export interface SiteDeps {
  /** Absolute folders of the built front end. */
  clientDir: string
  ssrDir: string
  reads: PublicReads
  /** The public address of the site, without a slash at its end; known once the server listens. */
  origin: () => string
}

/**
 * The public pages: rendered to HTML once per (address, language, content version) and served from memory
 * with a fresh nonce (architecture, idea 3). Where rendering fails the plain shell is sent instead, and the
 * page builds itself in the browser.
 */
export async function registerSite(app: FastifyInstance, deps: SiteDeps): Promise<void> {
  const assets = await readBuiltAssets(deps.clientDir)
  const renderer = await createPageRenderer(deps, assets)
  const shells = await readShells(deps, assets)
  const pages = createPageCache(renderer.render)
  await registerAssets(app, deps.clientDir)
  registerRobots(app, deps.origin)
  registerSitemap(app, deps)
  registerManifests(app, deps.reads)

  const findPage = async (
    request: FastifyRequest,
    language: Language,
  ): Promise<SplicedPage & { status?: number }> => {
    const path = pageAddress(request.url)
    const shell = shellNames.find((name) => shellFiles[name] === path)
    if (shell !== undefined) return shells[shell][language]()
    // The back office is not for search engines, and what it shows depends on who asks.
    const isStaff = hasSessionCookie(request.headers.cookie ?? '')
    if (shellOf(path) === 'admin') return shells[isStaff ? 'admin' : 'guest'][language]()
    // What staff see is theirs alone, and built in their browser.
    if (isStaff) return shells.site[language]()
    try {
      return await pages.get({
        path,
        language,
        version: await deps.reads.version(),
        year: new Date().getFullYear(),
      })
    } catch (error) {
      request.log.error(error, 'page could not be rendered; sending the shell')
      return shells.site[language]()
    }
  }

  app.get('/*', async (request, reply) => {
    const language = pageLanguage(request)
    const nonce = createNonce()
    const page = await findPage(request, language)
    const gzip = chooseEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip'
    if (gzip) reply.header('content-encoding', 'gzip')
    return (
      reply
        .code(page.status ?? 200)
        .type('text/html; charset=utf-8')
        .header('content-language', language)
        .headers(pageHeaders(nonce))
        // A kept copy would carry the nonce of another answer.
        .header('cache-control', 'private, no-cache')
        .header('vary', 'cookie, accept-encoding')
        .send(gzip ? page.gzip(nonce) : page.plain(nonce))
    )
  })
}
