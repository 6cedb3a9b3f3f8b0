import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routeLabel } from './route-label.ts'

/** Characters of a path that a line holds. */
const longestPath = 300

/**
 * Writes a line for each request (SEEN-3), whatever `LOG_LEVEL` is. A query is left out, since links of mails carry
 * their tokens in it, and so is the address of whoever asks.
 */
export function registerAccessLog(app: FastifyInstance): void {
  const log = app.log.child({}, { level: 'info' })

  app.addHook('onResponse', async (request, reply) => {
    log.info({ ...factsOf(request, reply), status: reply.statusCode }, 'answered')
  })
  app.addHook('onRequestAbort', async (request) => {
    log.info({ reqId: request.id, method: request.method, route: routeLabel(request) }, 'aborted')
  })
}

function factsOf(request: FastifyRequest, reply: FastifyReply) {
  const [path = ''] = request.url.split(/[?#]/, 1)
  const length = reply.getHeader('content-length')
  return {
    reqId: request.id,
    method: request.method,
    route: routeLabel(request),
    path: path.slice(0, longestPath),
    ms: Math.round(reply.elapsedTime * 10) / 10,
    // A body that is compressed while it is sent has no length beforehand.
    ...(length !== undefined && { bytes: Number(length) }),
  }
}
