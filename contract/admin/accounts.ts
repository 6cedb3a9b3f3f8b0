import { z } from 'zod/mini'
import { emailSchema } from '../auth.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { languages } from '../locale.ts'
import { accountPermissions, mayRead, mayWrite, roles } from '../roles.ts'

/** `invited` has no password yet; `deactivated` opens nothing until an owner changes that. */
export const accountStatuses = ['active', 'invited', 'deactivated'] as const

const accountSchema = z.object({
  id: z.string(),
  /** Goes into If-Match. */
  version: z.int(),
  email: z.string(),
  /** Empty for whoever has not accepted the invitation. */
  name: z.string(),
  roles: z.array(z.enum(roles)),
  status: z.enum(accountStatuses),
  /** The language of mails to them: of the invitation, then of the page that they sign in from. */
  language: z.enum(languages),
  lastSeenAt: z.nullable(z.string()),
  /** There is an app that makes codes, or a passkey. */
  hasFactor: z.boolean(),
  /** Until when the last invitation can be accepted; null where there is none. */
  invitedUntil: z.nullable(z.string()),
})
export type Account = z.infer<typeof accountSchema>

const heldRoles = z.array(z.enum(roles)).check(
  z.minLength(1),
  z.refine((held) => new Set(held).size === held.length),
)

const invitationSchema = z.strictObject({
  email: emailSchema,
  roles: heldRoles,
  language: z.enum(languages),
})
export type Invitation = z.infer<typeof invitationSchema>

const accountChangeSchema = z.strictObject({ roles: heldRoles, deactivated: z.boolean() })
export type AccountChange = z.infer<typeof accountChangeSchema>

const described = { access: 'session', timeout: 15_000, query: noQuery } as const
const owning = {
  ...described,
  allows: (held: Parameters<typeof mayWrite>[0]) => mayWrite(held, accountPermissions),
} as const

export const listAccounts = defineEndpoint({
  ...described,
  allows: (held) => mayRead(held, accountPermissions),
  id: 'accounts.list',
  method: 'GET',
  path: '/Admin/accounts',
  summary: 'Every account of the back office, by e-mail',
  output: dataOf(z.array(accountSchema)),
})

export const inviteAccount = defineEndpoint({
  ...owning,
  id: 'accounts.invite',
  method: 'POST',
  path: '/Admin/accounts',
  summary: 'Makes an account and mails a link by which its owner gives it a name and a password',
  body: invitationSchema,
  output: dataOf(accountSchema),
})

export const resendInvitation = defineEndpoint({
  ...owning,
  id: 'accounts.resend',
  method: 'POST',
  path: '/Admin/accounts/:id/invitation',
  summary: 'Mails another link to whoever has not accepted yet; the former one ends',
  output: dataOf(accountSchema),
})

export const saveAccount = defineEndpoint({
  ...owning,
  id: 'accounts.save',
  method: 'PUT',
  path: '/Admin/accounts/:id',
  summary:
    'Changes the roles; deactivates an account, whose sessions end at once, or brings it back',
  ifMatch: 'the version of the account',
  body: accountChangeSchema,
  output: dataOf(accountSchema),
})

export const removeAccount = defineEndpoint({
  ...owning,
  id: 'accounts.remove',
  method: 'DELETE',
  path: '/Admin/accounts/:id',
  summary: 'Deletes an account, or withdraws an invitation',
  ifMatch: 'the version of the account',
  output: dataOf(z.object({ id: z.string() })),
})

export const resetFactors = defineEndpoint({
  ...owning,
  id: 'accounts.resetFactors',
  method: 'DELETE',
  path: '/Admin/accounts/:id/factors',
  summary: "Removes somebody's second factors and ends their sessions; not for the own account",
  output: dataOf(accountSchema),
})

const demandSchema = z.object({ roles: z.array(z.enum(roles)) })

export const readFactorDemand = defineEndpoint({
  ...described,
  allows: (held) => mayRead(held, accountPermissions),
  id: 'second-factor.read',
  method: 'GET',
  path: '/Admin/second-factor',
  summary: 'The roles that demand a second factor',
  output: dataOf(demandSchema),
})

export const saveFactorDemand = defineEndpoint({
  ...owning,
  id: 'second-factor.save',
  method: 'PUT',
  path: '/Admin/second-factor',
  summary: 'Says which roles demand a second factor; it counts from the next request on',
  body: z.strictObject({
    roles: z
      .array(z.enum(roles))
      .check(z.refine((demanded) => new Set(demanded).size === demanded.length)),
  }),
  output: dataOf(demandSchema),
})
