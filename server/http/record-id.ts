import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { ApiError } from './api-error.ts'

const paramsSchema = z.object({ id: z.uuid() })

/** The id in the path of a request. @throws ApiError `not_found` for what cannot be one */
export function recordId(request: Pick<FastifyRequest, 'params'>): string {
  const params = z.safeParse(paramsSchema, request.params)
  if (!params.success) throw new ApiError('not_found')
  return params.data.id
}
