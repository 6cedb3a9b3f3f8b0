import { z } from 'zod/mini'
import type { CollectionDescription } from '../collections/collection.ts'
import { countCharacters } from '../count-characters.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { withoutControls } from '../plain-text.ts'
import { mayRead, mayWrite, type Role } from '../roles.ts'
import { fieldLimits } from './field-limits.ts'
import { code } from './fields.ts'

/** A note is a text, or says that the visitor was answered beside the back office. */
export const noteKinds = ['note', 'phone', 'whatsApp'] as const
export type NoteKind = (typeof noteKinds)[number]

export const workNoteSchema = z.object({
  id: z.string(),
  kind: z.enum(noteKinds),
  authorId: z.string(),
  /** As it was then. */
  author: z.string(),
  text: z.string(),
  createdAt: z.string(),
})
export type WorkNote = z.infer<typeof workNoteSchema>

const noteInput = z
  .strictObject({
    kind: z.enum(noteKinds),
    text: z.string(code('text.required')).check(
      z.overwrite(withoutControls),
      z.trim(),
      z.refine((text) => countCharacters(text) <= fieldLimits.note, code('text.long')),
    ),
  })
  .check(
    z.refine(({ kind, text }) => kind !== 'note' || text !== '', {
      path: ['text'],
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
        'Adds a note to a record, and tells those whom it mentions; null for one that was removed since',
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
