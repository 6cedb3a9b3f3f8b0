import type { FastifyInstance } from 'fastify'

/** `robots.txt`: everything public may be read; the back office and the API are of no use to a search engine. */
export function registerRobots(app: FastifyInstance, origin: () => string): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /login\nDisallow: /api/\nSitemap: ${origin()}/sitemap.xml\n`,
      ),
  )
}
