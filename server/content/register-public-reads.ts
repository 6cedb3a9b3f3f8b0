import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/locale.ts'
import { chooseEncoding } from '#server/http/choose-encoding.ts'
import { matchesEntityTag } from '#server/http/matches-entity-tag.ts'
import { languageVary, requestLanguage } from '#server/http/request-language.ts'
import { routeOf } from '#server/http/route-of.ts'
import type { KnownAnswer, PublicReads } from './public-reads.ts'

/** Every public read as a route; a browser may keep an answer but asks each time whether it still holds. */
export function registerPublicReads(scope: FastifyInstance, reads: PublicReads): void {
  for (const endpoint of reads.endpoints) {
    scope.get(endpoint.path, routeOf(endpoint), async (request, reply) => {
      const language = requestLanguage(request)
      const answer = await reads.answer(endpoint.id, request.query, language)
      return sendAnswer(answer, language, request, reply)
    })
  }
}

function sendAnswer(
  answer: KnownAnswer,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const { bytes, etag } = answer.representations[encoding]
  reply
    .header('cache-control', 'no-cache')
    .header('content-language', language)
    .header('etag', etag)
    .header('vary', `${languageVary}, accept-encoding`)
  if (answer.age !== undefined) reply.header('age', String(answer.age))
  if (matchesEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(bytes)
}
