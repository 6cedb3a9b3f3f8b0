import type { FastifySchema } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorSchema } from '#contract/error-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers; the OpenAPI document is made from it. */
    endpoint?: Endpoint
  }
}

/**
 * The options by which Fastify validates and documents a call. They leave out a multipart body: it arrives as a
 * stream and its route reads it with `readForm`.
 *
 * @param success the status of an answer that went well
 */
export function routeOf(endpoint: Endpoint, success = 200) {
  const schema: FastifySchema = {
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && endpoint.encoding !== 'multipart' && { body: endpoint.body }),
    response: { [success]: endpoint.output, '4xx': errorSchema, '5xx': errorSchema },
  }
  return { schema, config: { endpoint } }
}
