import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { toJSONSchema } from 'zod/v4/core'
import { apiTitle } from '#brand/brand.ts'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { idempotencyHeader } from '#contract/idempotency.ts'
import { languageHeader, languages } from '#contract/locale.ts'

/** Everything that the reading page loads comes from this server; the hash is of the one style sheet that its scripts write. */
const readerPolicy = [
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Describes the routes that this scope gets afterwards: `openapi.json`, and a page to read it at `docs`
 * (API-1). All of it comes from the contract.
 */
export async function registerOpenApi(scope: FastifyInstance): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: apiTitle, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform(document) {
      const { schema, url } = jsonSchemaTransform(document)
      const endpoint = document.route.config?.endpoint
      return { schema: { ...schema, ...(endpoint ? describeCall(endpoint) : { hide: true }) }, url }
    },
  })
  scope.get('/openapi.json', () => scope.swagger())
  await scope.register(swaggerUi, {
    routePrefix: '/docs',
    // Its page builds addresses from the root, and does not know the scope it is in.
    indexPrefix: apiBase,
    staticCSP: readerPolicy,
  })
}

/** Visitors' forms, and what staff add. */
const storesOnce = (endpoint: Endpoint) =>
  endpoint.storesOnce ?? (endpoint.access === 'public' && endpoint.encoding === 'multipart')

function describeCall(endpoint: Endpoint) {
  const [, room = 'Home', collection] = endpoint.path.split('/')
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [room === 'Admin' ? `${room}/${collection}` : room],
    headers: {
      type: 'object',
      properties: {
        [languageHeader]: { type: 'string', enum: [...languages], description: 'ar when absent' },
        ...(endpoint.ifMatch && { 'if-match': { type: 'string', description: endpoint.ifMatch } }),
        ...(storesOnce(endpoint) && {
          [idempotencyHeader]: {
            type: 'string',
            format: 'uuid',
            description:
              'What is sent again under the same key is stored once and answered alike, for 8 days',
          },
        }),
      },
      ...(endpoint.ifMatch && { required: ['if-match'] }),
    },
    ...(endpoint.access === 'session' && { security: [{ bearer: [] }] }),
    ...(endpoint.body &&
      endpoint.encoding === 'multipart' && {
        consumes: ['multipart/form-data'],
        body: toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }),
      }),
  }
}
