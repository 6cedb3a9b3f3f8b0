import type { FastifyInstance } from 'fastify'
import { languages } from '#contract/locale.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import type { SiteDeps } from './site.ts'

const publicPaths = [
  '/',
  '/projects',
  '/services',
  '/products',
  '/Careers',
  '/vendors-registration',
  '/contact-us',
]

/** `sitemap.xml`: each public address in each language, with its counterpart. */
export function registerSitemap(app: FastifyInstance, { origin }: Pick<SiteDeps, 'origin'>): void {
  app.get('/sitemap.xml', (_request, reply) => {
    const address = (path: string, language: string) =>
      escapeHtml(`${origin()}${path}?lang=${language}`)
    const entries = publicPaths.flatMap((path) =>
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
