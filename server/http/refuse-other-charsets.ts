import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

/** Refuses JSON that says it is written in another charset than UTF-8, as which it would be read (RFC 8259, 8.1). */
export function refuseOtherCharsets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const [type = '', ...parameters] = (request.headers['content-type'] ?? '')
      .split(';')
      .map((part) => part.trim().toLowerCase())
    if (type !== 'application/json') return
    const charset = parameters.find((parameter) => parameter.startsWith('charset='))
    if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset))
      throw new ApiError('unsupported_media_type')
  })
}
