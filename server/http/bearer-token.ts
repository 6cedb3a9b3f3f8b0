import type { FastifyRequest } from 'fastify'

/** The token of an `Authorization: Bearer` header, the only place where one is accepted (decisions 21). */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
}
