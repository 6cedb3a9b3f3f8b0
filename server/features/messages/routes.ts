import type { FastifyInstance } from 'fastify'
import { contactMessageSchema, sendMessage } from '#contract/submissions.ts'
import { parseInput } from '#server/http/parse-input.ts'
import { readForm } from '#server/http/read-form.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { routeOf } from '#server/http/route-of.ts'
import { storeMessage } from './store-message.ts'

export function registerMessageRoutes(scope: FastifyInstance): void {
  scope.post(sendMessage.path, routeOf(sendMessage, 201), async (request, reply) => {
    const form = await readForm(request, contactMessageSchema)
    const message = parseInput(contactMessageSchema, form)
    const id = await storeMessage(scope.db, requestLanguage(request), message)
    return reply.code(201).header('cache-control', 'no-store').send({ data: { id } })
  })
}
