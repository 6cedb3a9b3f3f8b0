import { z } from 'zod/mini'
import type { BodyOf, CallQuery, Endpoint, OutputOf } from '#contract/endpoint.ts'
import { idempotencyHeader } from '#contract/idempotency.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { ApiClient } from './api-client.ts'

interface EndpointInput<E extends Endpoint> {
  /** Replaces `:id` in the path. */
  id?: string
  query?: CallQuery
  body?: BodyOf<E>
  /** The version that a change is based on (RECORD-13). */
  version?: number
  /** Under which something new is stored once, however often it is sent. */
  key?: string
  signal?: AbortSignal
}

/**
 * Makes a call of the back office and gives its answer as the contract describes it.
 *
 * @throws ApiFailure of the kind `shape` too, where the answer is not what the contract promises
 */
export async function callEndpoint<E extends Endpoint>(
  client: ApiClient,
  endpoint: E,
  { id = '', query, body, version, key, signal }: EndpointInput<E> = {},
): Promise<OutputOf<E>> {
  const path: `/${string}` = `/${endpoint.path.slice(1).replace(':id', encodeURIComponent(id))}`
  const answer = await client(
    { ...endpoint, path },
    {
      ...(query && { query }),
      // Bodies of the back office are plain objects.
      ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
      headers: {
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
        ...(key !== undefined && { [idempotencyHeader]: key }),
      },
      ...(signal && { signal }),
    },
  )
  const read = z.safeParse(endpoint.output, answer)
  if (!read.success) throw new ApiFailure(endpoint.id, 'shape', { cause: read.error })
  // The schema is the endpoint's own.
  return read.data as OutputOf<E>
}
