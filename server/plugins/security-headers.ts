import type { FastifyInstance } from 'fastify'
import { answerHeaders } from '#server/http/page-headers.ts'

/** A year, as browsers' preload lists ask for. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/**
 * Headers for every answer. The content security policy is not among them: a page has one of its own,
 * everything else the locked-down one.
 *
 * @param secure whether the public address is https; else a trusted proxy may say so of each request
 */
export function registerSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(answerHeaders)
    if (secure || request.protocol === 'https') {
      void reply.header('strict-transport-security', strictTransport)
    }
    done()
  })
}
