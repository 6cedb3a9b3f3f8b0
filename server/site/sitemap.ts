import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#contract/escape-html.ts'
import { defaultLanguage, languages } from '#contract/locale.ts'
import { publicPaths } from '#contract/site-paths.ts'
import type { RecordLists } from './record-lists.ts'
import type { SiteDeps } from './site-deps.ts'

type SitemapDeps = Pick<SiteDeps, 'origin' | 'reads' | 'lastChanges'>

/** `sitemap.xml`: each public address in each language, with its counterparts and its last change. */
export function registerSitemap(
  app: FastifyInstance,
  { origin, reads, lastChanges }: SitemapDeps,
  records: RecordLists,
): void {
  let made: { version: number; xml: string } | undefined

  async function sitemap(): Promise<string> {
    // Asked for first: what is changed meanwhile is seen by the next request.
    const version = await reads.version()
    if (made?.version === version) return made.xml
    const paths = [...publicPaths, ...(await records.all(defaultLanguage))]
    const changes = await lastChanges()
    const xml = document(paths.flatMap((path) => entries(origin(), path, changes.get(path))))
    made = { version, xml }
    return xml
  }

  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await sitemap()),
  )
}

/** @param changed in ISO 8601 */
function entries(origin: string, path: string, changed: string | undefined): string[] {
  const address = (language: string) => escapeHtml(`${origin}${path}?lang=${language}`)
  const link = (hreflang: string, language: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`
  const alternates = [
    ...languages.map((language) => link(language, language)),
    link('x-default', defaultLanguage),
  ].join('')
  const lastChange = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return languages.map(
    (language) => `<url><loc>${address(language)}</loc>${lastChange}${alternates}</url>`,
  )
}

function document(urls: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}
