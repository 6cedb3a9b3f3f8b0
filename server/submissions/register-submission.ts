import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { output } from 'zod/mini'
import { referenceNumber } from '#contract/idempotency.ts'
import type { Language } from '#contract/locale.ts'
import type { Submission, SubmissionFields } from '#contract/submission.ts'
import type { Tables } from '#server/db/tables.ts'
import { parseInput } from '#server/http/parse-input.ts'
import { readForm } from '#server/http/read-form.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { routeOf } from '#server/http/route-of.ts'
import { digestSubmission } from './digest-submission.ts'
import { readSubmissionKey } from './read-submission-key.ts'
import { storeOnce } from './store-once.ts'
import type { Submissions } from './submissions.ts'

/** A valid submission, as it is to be stored. */
export interface ReceivedSubmission<Fields> {
  id: string
  reference: string
  /** The language that it was sent in. */
  language: Language
  fields: Fields
}

/** Writes the rows of one kind of submission. */
export type StoreSubmission<Fields> = (
  transaction: Transaction<Tables>,
  submission: ReceivedSubmission<Fields>,
) => Promise<void>

/**
 * Takes what visitors send by this call: read, held against the contract and stored once, however often and
 * from however many sides it comes (decisions 19).
 */
export function registerSubmission<Fields extends SubmissionFields>(
  scope: FastifyInstance,
  { oneAtATime }: Submissions,
  submission: Submission<Fields>,
  store: StoreSubmission<output<Fields>>,
): void {
  scope.post(submission.path, routeOf(submission, 201), async (request, reply) => {
    const key = readSubmissionKey(request)
    const form = await readForm(request, submission.body)
    const fields = parseInput(submission.body, form)
    const digest = digestSubmission(submission.id, fields)
    const reference = referenceNumber(key)
    const language = requestLanguage(request)
    const { id } = await oneAtATime(key, () =>
      storeOnce(scope.db, { key, digest }, (transaction, id) =>
        store(transaction, { id, reference, language, fields }),
      ),
    )
    return reply.code(201).header('cache-control', 'no-store').send({ data: { id, reference } })
  })
}
