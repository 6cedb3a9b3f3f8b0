import { z } from 'zod/mini'
import { defineEndpoint, everyone } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { type SubmittedCollection, submittedCollections } from './submitted-collections.ts'

/** By the name of the collection that visitors fill. */
export function bySubmitted<Value>(
  valueOf: (collection: SubmittedCollection) => Value,
): Record<SubmittedCollection, Value> {
  return {
    messages: valueOf('messages'),
    'associated-jobs': valueOf('associated-jobs'),
    vendors: valueOf('vendors'),
  }
}

/** A record was assigned to somebody, or a note on it mentions them (WORK-8). */
export const tellingKinds = ['assigned', 'mentioned'] as const
export type TellingKind = (typeof tellingKinds)[number]

/** The subjects of emails and push messages to staff: the kinds that visitors send, and requests of colleagues. */
export const newsTopics = [...submittedCollections, ...tellingKinds] as const
export type NewsTopic = (typeof newsTopics)[number]

export const isTellingKind = (topic: NewsTopic): topic is TellingKind =>
  tellingKinds.some((kind) => kind === topic)

export function byTopic<Value>(valueOf: (topic: NewsTopic) => Value): Record<NewsTopic, Value> {
  return {
    ...bySubmitted(valueOf),
    assigned: valueOf('assigned'),
    mentioned: valueOf('mentioned'),
  }
}

const tellingSchema = z.object({
  id: z.string(),
  kind: z.enum(tellingKinds),
  collection: z.enum(submittedCollections),
  recordId: z.string(),
  /** The name of the record. */
  name: z.string(),
  /** The name of who did it. */
  by: z.string(),
  createdAt: z.string(),
})

/** Submissions since the user last opened the lists of their roles, or cleared the bell (ADMIN-6). */
export const notificationsSchema = z.object({
  /** Until when this answer tells; what is seen is seen until then. */
  asOf: z.string(),
  counts: z.object(bySubmitted(() => z.int())),
  /** The latest of all three, 20 at the most, the newest first. */
  latest: z.array(
    z.object({
      collection: z.enum(submittedCollections),
      id: z.string(),
      /** The sender's name, in any language. */
      name: z.string(),
      reference: z.string(),
      createdAt: z.string(),
    }),
  ),
  /**
   * Records that the user was given or mentioned in, and has not opened yet; 20 at the most, the newest first. A server of
   * an earlier version, which may answer while a newer one starts, leaves it out.
   */
  told: z._default(z.array(tellingSchema), []),
})
export type Notifications = z.infer<typeof notificationsSchema>

const described = { access: 'session', timeout: 15_000, query: noQuery, allows: everyone } as const

export const listNotifications = defineEndpoint({
  ...described,
  id: 'notifications.list',
  method: 'GET',
  path: '/Admin/notifications',
  summary: 'The messages, applications and vendors that the user has not seen yet',
  output: dataOf(notificationsSchema),
})

export const seeNotifications = defineEndpoint({
  ...described,
  id: 'notifications.see',
  method: 'POST',
  path: '/Admin/notifications/seen',
  summary: 'Notes what the user has seen, on all of their devices alike',
  body: z.strictObject({
    collections: z
      .array(z.enum(submittedCollections))
      .check(z.maxLength(submittedCollections.length)),
    /** ISO 8601 in UTC, as `asOf` has it. */
    until: z.iso.datetime(),
    /** Of what was told, what was opened or cleared. */
    told: z.optional(z.array(z.uuid()).check(z.maxLength(20))),
  }),
  output: dataOf(z.null()),
})

/** The hour of the daily mails in UTC: early in the working day of those who read them. */
export const dailyMailHour = 5

/** When someone is mailed of what came (ADMIN-14, ADMIN-17). */
export const mailTimes = ['at-once', 'daily', 'never'] as const
export type MailTime = (typeof mailTimes)[number]

/** One for each collection that the user may read, and for requests of colleagues where that is the user's work. */
export const mailTimesSchema = z.object(byTopic(() => z.optional(z.enum(mailTimes))))
export type MailTimes = z.infer<typeof mailTimesSchema>

export const readMailTimes = defineEndpoint({
  ...described,
  id: 'notifications.mails',
  method: 'GET',
  path: '/Admin/notifications/mails',
  summary: 'When the user is mailed of what visitors send and colleagues want',
  output: dataOf(mailTimesSchema),
})

export const saveMailTimes = defineEndpoint({
  ...described,
  id: 'notifications.saveMails',
  method: 'PUT',
  path: '/Admin/notifications/mails',
  summary: 'Changes when the user is mailed of what there is; what is left out stays',
  body: z.strictObject(mailTimesSchema.shape),
  output: dataOf(mailTimesSchema),
})

/** The branches whose messages the user hears of; null for all (ADMIN-16). */
const branchChoiceSchema = z.object({
  branches: z.nullable(z.readonly(z.array(z.uuid()).check(z.maxLength(100)))),
})
export type BranchChoice = z.infer<typeof branchChoiceSchema>

const ofBranches = {
  ...described,
  path: '/Admin/notifications/branches',
  output: dataOf(branchChoiceSchema),
} as const

export const readBranchChoice = defineEndpoint({
  ...ofBranches,
  id: 'notifications.branches',
  method: 'GET',
  summary: 'The branches whose messages the user is told of by email and push; null for all',
})

export const saveBranchChoice = defineEndpoint({
  ...ofBranches,
  id: 'notifications.saveBranches',
  method: 'PUT',
  summary: 'Changes the branches whose messages the user is told of by email and push',
  body: z.strictObject(branchChoiceSchema.shape),
})
