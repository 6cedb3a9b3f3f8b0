import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import { occasionOf, receivedState } from '#contract/collections/mail-templates.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { TrackedRequest, trackRequest as trackCall } from '#contract/track.ts'
import type { Database } from '#server/db/database.ts'
import { phoneKey } from '#server/submissions/phone-key.ts'
import {
  readRequests,
  titleOfRequest,
  type VisitorRequest,
} from '#server/submissions/visitor-requests.ts'
import { titleColumns, titleOf } from '#server/collections/titles.ts'

/** Reads what a visitor was told of their request; null for any unknown pair, so that nothing can be guessed at (TRACK-1). */
export async function trackRequest(
  db: Database,
  { reference, contact }: BodyOf<typeof trackCall>,
): Promise<TrackedRequest | null> {
  const named = await Promise.all(
    submittedCollections.map((collection) => readRequests(db, collection, 'reference', reference)),
  )
  const request = named.flat().find((one) => isSentBy(one, contact))
  if (request === undefined) return null
  return {
    reference: request.reference,
    kind: request.collection,
    title: await titleOfRequest(db, request),
    states: await toldStates(db, request),
  }
}

/** A phone number is the same however it was written (TRACK-3). */
function isSentBy({ email, phone }: VisitorRequest, contact: string): boolean {
  if (contact.includes('@')) return email !== '' && email === contact
  return phone !== '' && phoneKey(phone) === phoneKey(contact)
}

async function toldStates(
  db: Database,
  request: VisitorRequest,
): Promise<TrackedRequest['states']> {
  const { collection, id, createdAt } = request
  const told = await db
    .selectFrom('told_states')
    .select(['state', 'told_at'])
    .where('record_id', '=', id)
    .orderBy('told_at', 'desc')
    .execute()
  const states = [...told, { state: receivedState, told_at: createdAt }]
  const templates = await db
    .selectFrom('mail_templates')
    .select(['occasion', ...titleColumns])
    .where(
      'occasion',
      'in',
      states.map(({ state }) => occasionOf(collection, state)),
    )
    .execute()
  return states.flatMap(({ state, told_at }) => {
    const template = templates.find(({ occasion }) => occasion === occasionOf(collection, state))
    return template ? [{ title: titleOf(template), at: told_at }] : []
  })
}
