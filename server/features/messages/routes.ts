import type { FastifyInstance } from 'fastify'
import { sendMessage } from '#contract/submissions.ts'
import { requestQuotation } from '#contract/submissions/quotation.ts'
import { registerSubmission } from '#server/submissions/register-submission.ts'
import type { Submissions } from '#server/submissions/submissions.ts'
import { storeMessage } from './store-message.ts'
import { storeQuotation } from './store-quotation.ts'

export function registerMessageRoutes(scope: FastifyInstance, submissions: Submissions): void {
  registerSubmission(scope, submissions, sendMessage, {
    collection: 'messages',
    store: storeMessage,
  })
  registerSubmission(scope, submissions, requestQuotation, {
    collection: 'messages',
    store: storeQuotation,
  })
}
