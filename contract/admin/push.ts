import { z } from 'zod/mini'
import { defineEndpoint, everyone } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { byTopic } from './notifications.ts'

/** The subjects of push messages: each readable collection (ADMIN-15), and requests of colleagues (ADMIN-17). */
export const pushKindsSchema = z.object(byTopic(() => z.optional(z.boolean())))
export type PushKinds = z.infer<typeof pushKindsSchema>

const pushSchema = z.object({
  /** The server's key for its push messages: base64url, as `applicationServerKey` takes it. */
  publicKey: z.string(),
  /** The device of this session is told. */
  isOn: z.boolean(),
  kinds: pushKindsSchema,
})
export type Push = z.infer<typeof pushSchema>

/** A device as `PushSubscription.toJSON()` tells of it. */
const pushDeviceSchema = z.strictObject({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.strictObject({
    /** A point of the curve P-256: 65 bytes in base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    /** 16 bytes in base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
})
export type PushDevice = z.infer<typeof pushDeviceSchema>

const described = {
  access: 'session',
  timeout: 15_000,
  query: noQuery,
  allows: everyone,
  output: dataOf(pushSchema),
} as const

export const readPush = defineEndpoint({
  ...described,
  id: 'push.read',
  method: 'GET',
  path: '/Admin/notifications/push',
  summary: "What the user's devices are told of, and whether this one is",
})

export const savePushKinds = defineEndpoint({
  ...described,
  id: 'push.saveKinds',
  method: 'PUT',
  path: '/Admin/notifications/push',
  summary: "Changes what the user's devices are told of; what is left out stays",
  body: z.strictObject(pushKindsSchema.shape),
})

export const addPushDevice = defineEndpoint({
  ...described,
  id: 'push.addDevice',
  method: 'PUT',
  path: '/Admin/notifications/push/device',
  summary: 'Tells the device of this session from now on, until the session ends',
  body: pushDeviceSchema,
})

export const removePushDevice = defineEndpoint({
  ...described,
  id: 'push.removeDevice',
  method: 'DELETE',
  path: '/Admin/notifications/push/device',
  summary: 'Tells the device of this session no more',
})

/** A push message, as the worker shows it: names and nothing else of visitors (ADMIN-15). */
export const pushMessageSchema = z.object({
  title: z.string(),
  /** The company. */
  body: z.string(),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  /** A later message with the same tag takes its place. */
  tag: z.string(),
  /** The page that it opens. */
  path: z.string(),
  /** All that the person has not seen, for the badge of the icon. */
  unseen: z.int(),
})
export type PushMessage = z.infer<typeof pushMessageSchema>
