import { z } from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { mayWrite, personPermissions } from '../roles.ts'
import { readPerson } from '../person.ts'
import type { ValidationCode } from '../validation-texts.ts'
import { submittedCollections } from './submitted-collections.ts'

const code = (text: ValidationCode) => text

/** A whole email address or a whole phone number (PERSON-1). */
const who = z.string(code('person.invalid')).check(
  z.trim(),
  z.maxLength(254, { error: code('person.invalid'), abort: true }),
  z.refine((text) => readPerson(text) !== undefined, { error: code('person.invalid') }),
)

const heldRecordSchema = z.object({
  collection: z.enum(submittedCollections),
  id: z.string(),
  name: z.string(),
  reference: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: z.string(),
  /** It was deleted by staff, who can bring it back. */
  isDeleted: z.boolean(),
  /** How many files came with it. */
  files: z.int(),
})
export type HeldRecord = z.infer<typeof heldRecordSchema>

const heldSchema = z.object({
  /** The newest first. */
  records: z.array(heldRecordSchema),
  files: z.int(),
  /** Entries of the audit trail about these records. */
  history: z.int(),
  /** That wait to be sent to the address, or tell of these records. */
  mails: z.int(),
  /** Somebody signs in to the back office with this address; that is changed among the accounts. */
  hasAccount: z.boolean(),
})
export type Held = z.infer<typeof heldSchema>

const described = {
  access: 'session',
  method: 'POST',
  query: noQuery,
  allows: (held: Parameters<typeof mayWrite>[0]) => mayWrite(held, personPermissions),
} as const

// By POST: an address of a person belongs into no address of a page and no log.
export const findPerson = defineEndpoint({
  ...described,
  timeout: 15_000,
  id: 'persons.find',
  path: '/Admin/persons/find',
  summary: 'Everything that is held of whoever has this email address or phone number',
  body: z.strictObject({ who }),
  output: dataOf(heldSchema),
})

export const exportPerson = defineEndpoint({
  ...described,
  // Many files on a slow line.
  timeout: 300_000,
  id: 'persons.export',
  path: '/Admin/persons/export',
  summary: 'All of it as a ZIP archive: the records as JSON, and the files',
  body: z.strictObject({ who }),
  output: z.string().register(z.globalRegistry, { format: 'binary' }),
})

export const erasePerson = defineEndpoint({
  ...described,
  timeout: 60_000,
  id: 'persons.erase',
  path: '/Admin/persons/erase',
  summary: 'Erases all of it for good; 409 where there are not as many records as was confirmed',
  body: z.strictObject({ who, records: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
  output: dataOf(
    z.object({
      records: z.int(),
      /** Files that could not be removed from the disk yet; the server goes on trying. */
      filesLeft: z.int(),
    }),
  ),
})
