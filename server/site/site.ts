import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#contract/locale.ts'
import { hasSessionCookie } from '#contract/session-cookies.ts'
import {
  guestPathOf,
  isProtectedPath,
  shellFiles,
  shellNames,
  shellOf,
} from '#contract/site-paths.ts'
import { chooseEncoding } from '#server/http/choose-encoding.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { networkOf } from '#server/http/network-of.ts'
import { registerAssets } from './assets.ts'
import { registerManifests } from './manifests.ts'
import { readBuiltAssets } from './built-assets.ts'
import { createPageFinder, type FoundPage, type MovedPage, neverKept } from './find-page.ts'
import { pageAddress, queryOf, withSingleSlashes } from './page-address.ts'
import { createPageRenderer } from './page-renderer.ts'
import { isLanguageOfAddress, languageOf } from './page-language.ts'
import { createRecordLists } from './record-lists.ts'
import { registerRobots } from './robots.ts'
import { readShells } from './shells.ts'
import type { SiteDeps } from './site-deps.ts'
import { registerSitemap } from './sitemap.ts'
import { createStaffLists } from './staff-lists.ts'

const notForSearch = { 'x-robots-tag': 'noindex' }

/** Characters of an address that the sign-in leads on to; a longer one has no place in a header of the answer. */
const longestRedirect = 2000

/** The sign-in, which leads on to what was asked for. @param url path and query */
function signInFor(url: string): string {
  if (url.length > longestRedirect) return '/login'
  const asked = new URLSearchParams(queryOf(url)).get('lang')
  const language = isLanguage(asked) ? `&lang=${asked}` : ''
  return `/login?redirect=${encodeURIComponent(url)}${language}`
}

/**
 * The public pages: rendered to HTML and compressed once per (address, language, content version), and served from memory.
 * The lists of the back office: rendered for the user who asks, and kept nowhere.
 */
export async function registerSite(app: FastifyInstance, deps: SiteDeps): Promise<void> {
  const assets = await readBuiltAssets(deps.clientDir)
  const { render, loadListRenderer, globalCss } = await createPageRenderer(deps, assets)
  const shells = await readShells({ ...deps, globalCss }, assets)
  const records = createRecordLists(deps.reads)
  const findStaffList = createStaffLists({ app, loadListRenderer })
  const pages = createPageFinder({ ...deps, render, records, shells })
  await registerAssets(app, deps.clientDir)
  registerRobots(app, deps.origin)
  registerSitemap(app, deps, records)
  registerManifests(app, deps.reads)

  const findPage = async (
    request: FastifyRequest,
    language: Language,
  ): Promise<FoundPage | MovedPage> => {
    const address = pageAddress(request.url)
    const isStaff = hasSessionCookie(request.headers.cookie ?? '')
    const shell = shellNames.find((name) => shellFiles[name] === address)
    if (shell) return { page: await shells[shell][language](), status: 200, headers: notForSearch }
    const client = networkOf(clientAddress(request))
    const reportFault = (error: unknown) => app.reportFault('page', error, request)
    if (shellOf(address) === 'admin' && isStaff) {
      // A page of the back office depends on its reader, so their browser builds it: in the place of a list's preview.
      const list = await findStaffList({ request, address, language, client, reportFault })
      const headers = list ? { ...notForSearch, ...neverKept } : notForSearch
      return { page: await shells.admin[language](list), status: 200, headers }
    }
    if (isProtectedPath(address)) return { movedTo: signInFor(request.url), isForNow: true }
    const question = {
      address,
      query: queryOf(request.url),
      language,
      tellsLanguage: isLanguageOfAddress(request),
      client,
      reportFault,
    }
    const found = await (isStaff ? pages.forStaff(question) : pages.forVisitor(question))
    const isForGuests = guestPathOf(address) !== undefined && 'page' in found
    return isForGuests ? { ...found, headers: { ...found.headers, ...notForSearch } } : found
  }

  app.get('/*', async (request, reply) => {
    const single = withSingleSlashes(request.url)
    if (single !== undefined) return reply.redirect(single, 308)
    const language = languageOf(request)
    const found = await findPage(request, language)
    if ('movedTo' in found)
      return (
        reply
          // A browser that went on by itself for ever would miss that the record has its old address again.
          .header('cache-control', 'no-cache')
          .header('vary', 'cookie')
          .redirect(found.movedTo, found.isForNow ? 302 : 301)
      )
    const { page, status, headers = {} } = found
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return (
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('content-language', language)
        .headers(page.headers)
        // Staff are sent another page at the same address.
        .header('cache-control', 'private, no-cache')
        .header('vary', 'cookie, accept-encoding')
        .headers(headers)
        .send(page.bodies[encoding])
    )
  })
}
