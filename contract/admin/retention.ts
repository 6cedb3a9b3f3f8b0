import { z } from 'zod/mini'
import { dayOf, monthsAfter } from '../calendar-days.ts'
import { countCharacters } from '../count-characters.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery, wholeNumberText } from '../envelopes.ts'
import { oneLine } from '../plain-text.ts'
import { mayWrite, personPermissions, type Role } from '../roles.ts'
import { code } from './fields.ts'
import { submittedCollections } from './submitted-collections.ts'

/** The longest reason, in characters. */
export const longestReason = 200
/** Months by which a record may be kept longer than today. */
export const longestKeep = 120

/** A record of which is told when it goes. */
const named = {
  collection: z.enum(submittedCollections),
  id: z.string(),
  /** As staff know it. */
  name: z.string(),
  reference: z.string(),
  createdAt: z.string(),
  /** Staff have deleted it: it is in the bin. A server of an earlier version lists none of these. */
  isDeleted: z._default(z.boolean(), false),
}

const dueRecordSchema = z.object({
  ...named,
  /** `new`, `refused` and so on: a word of the collection's. */
  state: z.string(),
  /** `yyyy-mm-dd`: the day on which it is erased, while the server runs on every day until then. */
  goesOn: z.string(),
})
export type DueRecord = z.infer<typeof dueRecordSchema>

const keptRecordSchema = z.object({
  ...named,
  /** `yyyy-mm-dd`; empty for until somebody releases it. */
  until: z.string(),
  reason: z.string(),
  /** The name of who keeps it, as it was then. */
  by: z.string(),
})
export type KeptRecord = z.infer<typeof keptRecordSchema>

const dueSchema = z.object({
  /** Those of the next 30 days, the soonest first, so many as were asked for. */
  due: z.array(dueRecordSchema),
  dueCount: z.int(),
  /** Those that are kept longer, the latest first. */
  kept: z.array(keptRecordSchema),
  keptCount: z.int(),
})
export type Due = z.infer<typeof dueSchema>

const described = {
  access: 'session',
  timeout: 15_000,
  allows: (held: readonly Role[]) => mayWrite(held, personPermissions),
} as const

export const listDue = defineEndpoint({
  ...described,
  id: 'retention.due',
  method: 'GET',
  path: '/Admin/persons/due',
  summary: 'What will be erased within 30 days since its time is over, and what is kept longer',
  query: z.strictObject({ most: z._default(wholeNumberText(1, 1_000), 50) }),
  output: dataOf(dueSchema),
})

/** The day until which a record is kept: one that lies ahead, by 120 months at the most; empty for no end. */
const until = z.string(code('day.invalid')).check(
  z.refine((text) => text === '' || z.regexes.date.test(text), {
    error: code('day.invalid'),
    abort: true,
  }),
  z.refine((text) => text === '' || text > dayOf(new Date()), code('day.past')),
  z.refine((text) => text <= monthsAfter(dayOf(new Date()), longestKeep), code('day.beyond')),
)

export const keepLonger = defineEndpoint({
  ...described,
  id: 'retention.keep',
  method: 'PUT',
  path: '/Admin/persons/kept/:id',
  summary: 'Keeps a record until a day, or until it is released',
  query: noQuery,
  body: z.strictObject({
    until,
    reason: z._default(
      z.string().check(
        z.overwrite(oneLine),
        z.trim(),
        z.refine((text) => countCharacters(text) <= longestReason, code('text.long')),
      ),
      '',
    ),
  }),
  output: dataOf(z.object({ id: z.string(), until: z.string() })),
})

export const releaseKept = defineEndpoint({
  ...described,
  id: 'retention.release',
  method: 'DELETE',
  path: '/Admin/persons/kept/:id',
  summary: 'Keeps a record no longer than others; it is listed for 30 days before it is erased',
  query: noQuery,
  output: dataOf(z.object({ id: z.string() })),
})
