import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { getAllProducts } from '#contract/content/product.ts'
import { getAllProjects } from '#contract/content/project.ts'
import { getAllServices } from '#contract/content/service.ts'
import { defaultLanguage, languages } from '#contract/locale.ts'
import { publicPaths } from '#contract/site-paths.ts'
import type { PublicReads } from '#server/content/public-reads.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import type { SiteDeps } from './site.ts'

/** Collections whose records have pages of their own. */
const collections = [
  { path: '/projects', endpoint: getAllProjects },
  { path: '/services', endpoint: getAllServices },
  { path: '/products', endpoint: getAllProducts },
] as const

async function recordPaths(reads: PublicReads): Promise<string[]> {
  const lists = await Promise.all(
    collections.map(async ({ path, endpoint }) => {
      const body = await reads.read(endpoint.id, {}, defaultLanguage)
      return z.parse(endpoint.output, body).data.map(({ slug }) => `${path}/${slug}`)
    }),
  )
  return lists.flat()
}

/** `sitemap.xml`: each public address in each language, with its counterpart. */
export function registerSitemap(
  app: FastifyInstance,
  { origin, reads }: Pick<SiteDeps, 'origin' | 'reads'>,
): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const address = (path: string, language: string) =>
      escapeHtml(`${origin()}${path}?lang=${language}`)
    const paths = [...publicPaths, ...(await recordPaths(reads))]
    const entries = paths.flatMap((path) =>
      languages.map((language) => {
        const alternates = languages
          .map(
            (other) =>
              `<xhtml:link rel="alternate" hreflang="${other}" href="${address(path, other)}"/>`,
          )
          .join('')
        return `<url><loc>${address(path, language)}</loc>${alternates}</url>`
      }),
    )
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`,
      )
  })
}
