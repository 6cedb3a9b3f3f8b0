import { z } from 'zod/mini'
import type { CollectionDescription } from '../collections/collection.ts'
import { countCharacters } from '../count-characters.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { languages } from '../locale.ts'
import { oneLine, withoutControls } from '../plain-text.ts'
import { mayRead, mayWrite, type Role } from '../roles.ts'
import { fieldLimits } from './field-limits.ts'
import { code } from './fields.ts'

/** A text for colleagues, an answer beside the back office, or a reply that is emailed to the visitor (WORK-15). */
export const noteKinds = ['note', 'phone', 'whatsApp', 'email'] as const
export type NoteKind = (typeof noteKinds)[number]

/** States of a reply: no mail server has it yet, one took it, the address was refused for good, none took it in time. */
export const deliveries = ['waiting', 'sent', 'refused', 'expired'] as const
export type Delivery = (typeof deliveries)[number]

export const workNoteSchema = z.object({
  id: z.string(),
  kind: z.enum(noteKinds),
  authorId: z.string(),
  /** As it was then. */
  author: z.string(),
  text: z.string(),
  /** These belong to replies; all other entries, and data that an earlier version kept, have them empty or null. */
  subject: z._default(z.string(), ''),
  delivery: z._default(z.nullable(z.enum(deliveries)), null),
  createdAt: z.string(),
})
export type WorkNote = z.infer<typeof workNoteSchema>

const replyInput = z.strictObject({
  subject: z.string(code('text.required')).check(
    z.overwrite(oneLine),
    z.trim(),
    z.minLength(1, { error: code('text.required'), abort: true }),
    z.refine((text) => countCharacters(text) <= fieldLimits.title, code('text.long')),
  ),
  /** In whose direction the email is. */
  language: z.enum(languages),
  /** Gives the record the state of one that was answered, where its collection has that. */
  answered: z.boolean(),
})
/** The parts that a reply has beside its text. */
export type ReplyParts = z.infer<typeof replyInput>

const mostCharacters = (kind: NoteKind) => (kind === 'email' ? fieldLimits.reply : fieldLimits.note)

const noteInput = z
  .strictObject({
    kind: z.enum(noteKinds),
    text: z.string(code('text.required')).check(z.overwrite(withoutControls), z.trim()),
    reply: z.optional(replyInput),
  })
  .check(
    z.refine(({ kind, text }) => kind === 'phone' || kind === 'whatsApp' || text !== '', {
      path: ['text'],
      error: code('text.required'),
    }),
    z.refine(({ kind, text }) => countCharacters(text) <= mostCharacters(kind), {
      path: ['text'],
      error: code('text.long'),
    }),
    // A note for colleagues never has what would make an email of it.
    z.refine(({ kind, reply }) => (kind === 'email') === (reply !== undefined), {
      path: ['reply'],
      error: code('text.required'),
    }),
  )

/** The calls of the notes on a collection's records (WORK-6). */
export function noteCallsOf(collection: CollectionDescription) {
  const base = `/Admin/${collection.name}` as const
  const described = { access: 'session', timeout: 15_000, query: noQuery } as const
  const reading = { ...described, allows: (held: readonly Role[]) => mayRead(held, collection) }
  const writing = { ...described, allows: (held: readonly Role[]) => mayWrite(held, collection) }
  return {
    list: defineEndpoint({
      ...reading,
      id: `${collection.name}.notes`,
      method: 'GET',
      path: `${base}/:id/notes`,
      summary: 'The notes on a record, the latest first',
      output: dataOf(z.array(workNoteSchema)),
    }),
    add: defineEndpoint({
      ...writing,
      id: `${collection.name}.addNote`,
      method: 'POST',
      path: `${base}/:id/notes`,
      summary:
        'Adds a note to a record and tells those whom it mentions, or emails a reply to the visitor; null for one that was removed since',
      storesOnce: true,
      body: noteInput,
      output: dataOf(z.nullable(workNoteSchema)),
    }),
    remove: defineEndpoint({
      ...writing,
      id: `${collection.name}.removeNote`,
      method: 'DELETE',
      path: `${base}/notes/:id`,
      summary: 'Removes a note, for its author or an owner',
      output: dataOf(z.object({ id: z.string() })),
    }),
  }
}
