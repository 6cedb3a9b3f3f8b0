import type { FastifyRequest } from 'fastify'

/** The token of an `Authorization: Bearer` header, the only place where one is accepted (SESSION-4). */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
}
