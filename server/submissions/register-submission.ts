import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { output, ZodMiniObject } from 'zod/mini'
import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import { receivedState } from '#contract/collections/mail-templates.ts'
import { referenceNumber } from '#contract/idempotency.ts'
import type { Language } from '#contract/locale.ts'
import type { Submission } from '#contract/submissions/define-submission.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { networkOf } from '#server/http/network-of.ts'
import { parseInput } from '#server/http/parse-input.ts'
import { readForm } from '#server/http/read-form.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { routeOf } from '#server/http/route-of.ts'
import type { IncomingFiles } from '#server/private-files/incoming-files.ts'
import type { ReceivedFile } from '#server/private-files/received-file.ts'
import { knownNotice } from '#server/retention/notices.ts'
import { admitSubmission } from './admit-submission.ts'
import { digestSubmission } from './digest-submission.ts'
import type { Sender } from './in-flight.ts'
import { readSubmissionKey } from './read-submission-key.ts'
import { refuseAutomatic } from './refuse-automatic.ts'
import { storeOnce, type StoredSubmission } from './store-once.ts'
import type { Submissions } from './submissions.ts'
import { tellVisitor } from './tell-visitor.ts'

/** A valid submission, as it is to be stored. */
export interface ReceivedSubmission<Fields> {
  id: string
  reference: string
  /** The language that it was sent in. */
  language: Language
  fields: Fields
  files: Record<string, ReceivedFile>
  /** The id of the notice that the form showed on how long this is kept; empty where it is not known. */
  noticeId: string
}

/** Writes the rows of one kind of submission. */
export type StoreSubmission<Fields> = (
  transaction: Transaction<Tables>,
  submission: ReceivedSubmission<Fields>,
) => Promise<void>

/**
 * Takes what visitors send by this call: read, held against the contract, stored once, however often and
 * from however many sides it comes (API-9), and confirmed by an email (MAIL-1).
 */
export function registerSubmission<Fields extends ZodMiniObject>(
  scope: FastifyInstance,
  { inFlight, oneAtATime, inPlace, createIncoming, origin }: Submissions,
  submission: Submission<Fields>,
  {
    collection,
    store,
  }: { collection: SubmittedCollection; store: StoreSubmission<output<Fields>> },
): void {
  const { enter } = Object.keys(submission.files).length > 0 ? inFlight.uploads : inFlight.texts

  scope.post(submission.path, routeOf(submission, 201), async (request, reply) => {
    const key = readSubmissionKey(request)
    const sender = { network: networkOf(clientAddress(request)), key }
    const leave = enter(sender)
    const { id } = await admitAndReceive(request, sender).finally(leave)
    const receipt = { id, reference: referenceNumber(key) }
    return reply.code(201).header('cache-control', 'no-store').send({ data: receipt })
  })

  async function admitAndReceive(
    request: FastifyRequest,
    sender: Sender,
  ): Promise<StoredSubmission> {
    const giveBack = await admitSubmission(scope.db, submission.id, sender)
    const returnPlace = () =>
      giveBack().catch((error: unknown) => scope.reportFault('request', error, request))
    try {
      const stored = await receive(request, sender.key)
      if (stored.replayed) await returnPlace()
      return stored
    } catch (error) {
      await returnPlace()
      throw error
    }
  }

  async function receive(request: FastifyRequest, key: string): Promise<StoredSubmission> {
    const incoming = createIncoming()
    let isStoring = false
    try {
      const { fields, files, notice } = await read(request, incoming)
      const digest = digestSubmission(submission.id, { ...fields, ...hashes(files) })
      const fileIds = Object.values(files).map(({ id }) => id)
      const reference = referenceNumber(key)
      const language = requestLanguage(request)
      isStoring = true
      const stored = await oneAtATime(key, () =>
        inPlace(() =>
          storeOnce(scope.db, { key, call: submission.id, digest }, async (transaction, id) => {
            const noticeId = await knownNotice(transaction, collection, notice)
            await store(transaction, { id, reference, language, fields, files, noticeId })
            await incoming.adopt(transaction, fileIds)
            await tellVisitor(transaction, {
              collection,
              id,
              state: receivedState,
              origin: origin(),
            })
          }),
        ),
      )
      await incoming.keep(stored.replayed ? [] : fileIds)
      return stored
    } catch (error) {
      // After a fault it is unknown whether the rows were committed: upkeep looks, then keeps or removes the files.
      if (!isStoring || error instanceof ApiError) await incoming.discard()
      throw error
    }
  }

  async function read(request: FastifyRequest, incoming: IncomingFiles) {
    const { texts, files, problems } = await readForm(request, submission, incoming)
    refuseAutomatic(texts)
    const fields = parseInput(submission.fields, { ...texts, ...files }, problems)
    return { fields, files, notice: texts['notice'] ?? '' }
  }
}

function hashes(files: Record<string, ReceivedFile>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([field, { sha256 }]) => [field, sha256]))
}
