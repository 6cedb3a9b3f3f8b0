import type { FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseFault } from '#server/db/database-fault.ts'
import { ApiError, presentError } from './api-error.ts'
import { lockedDownPolicy } from './locked-down-policy.ts'
import { languageVary, requestLanguage } from './request-language.ts'
import { toApiError } from './to-api-error.ts'

/** The one serializer of failed requests (API-4): a fault is logged and never shows its insides. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toApiError(thrown)
  const cause = error.cause ?? thrown
  if (cause instanceof DatabaseFault) request.server.reportFault('database', cause, request)
  else if (error.status >= 500 && cause !== error) {
    request.server.reportFault('request', cause, request)
  }
  const language = requestLanguage(request)
  const { retryAfter } = error.details
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter))
  if (error.code === 'unauthorized') void reply.header('www-authenticate', 'Bearer')
  void reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .header('vary', languageVary)
    .header('content-language', language)
    .header('content-security-policy', lockedDownPolicy)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(presentError(error, language)))
}

/** Answers an address that leads nowhere: 405 where another method has something there, else 404. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const allowed = methodsAt(request)
  if (allowed.length === 0) return sendError(new ApiError('not_found'), request, reply)
  void reply.header('allow', allowed.join(', '))
  sendError(new ApiError('method_not_allowed'), request, reply)
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const

function methodsAt(request: FastifyRequest): string[] {
  const [url = ''] = request.url.split('?')
  return methods.filter((method) => request.server.hasRoute({ method, url }))
}
