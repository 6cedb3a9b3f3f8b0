import { z } from 'zod/mini'
import { defineEndpoint, everyone } from '../endpoint.ts'
import { dataOf } from '../envelopes.ts'
import { submittedCollections } from './submitted-collections.ts'

/** The submissions since a moment (ADMIN-6). */
export const notificationsSchema = z.object({
  /** The `since` of the next question, once this answer has been looked at. */
  asOf: z.string(),
  counts: z.object({
    messages: z.int(),
    'associated-jobs': z.int(),
    vendors: z.int(),
  }),
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
})
export type Notifications = z.infer<typeof notificationsSchema>

/** New messages, applications and vendors. Without `since` the list is empty, and `asOf` is where to begin. */
export const listNotifications = defineEndpoint({
  id: 'notifications.list',
  method: 'GET',
  path: '/Admin/notifications',
  access: 'session',
  allows: everyone,
  summary: 'What visitors sent since a moment',
  timeout: 15_000,
  query: z.strictObject({
    /** ISO 8601 in UTC, as `asOf` has it. */
    since: z.optional(z.iso.datetime()),
  }),
  output: dataOf(notificationsSchema),
})
