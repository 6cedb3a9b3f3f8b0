import type { FastifyRequest } from 'fastify'
import type { Role } from '#contract/roles.ts'
import { ApiError } from './api-error.ts'

/** A live session, as a request proves it by its access token. */
export interface Session {
  id: string
  userId: string
  /** As they are at this request. */
  roles: readonly Role[]
  /** A role demands a second factor, and there is none (ROLE-8). */
  mustAddFactor: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session guard; read it with `sessionOf`. */
    session: Session | null
  }
}

/** Whose request it is. @throws ApiError `unauthorized` on a route that the session guard does not stand before */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new ApiError('unauthorized')
  return request.session
}
