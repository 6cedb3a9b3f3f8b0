import { z } from 'zod/mini'
import { ownSessionsPath } from './calls.ts'
import { deviceSchema } from './device.ts'
import { defineEndpoint, everyone } from './endpoint.ts'
import { dataOf, noQuery } from './envelopes.ts'

const ownSessionSchema = z.object({
  id: z.string(),
  ...deviceSchema.shape,
  /** Of the sender's address, shortened: `203.0.113.x`; empty where it is not known. */
  network: z.string(),
  createdAt: z.string(),
  /** When it was last renewed, which a page in use does every ten minutes. */
  seenAt: z.string(),
  /** The session that asks. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSessionSchema>

const described = { access: 'session', timeout: 15_000, query: noQuery, allows: everyone } as const

export const listOwnSessions = defineEndpoint({
  ...described,
  id: 'OwnSessions',
  method: 'GET',
  path: ownSessionsPath,
  summary: "The signed-in user's live sessions, the present one first, then by when they were seen",
  output: dataOf(z.array(ownSessionSchema)),
})

export const endOwnSession = defineEndpoint({
  ...described,
  id: 'EndOwnSession',
  method: 'DELETE',
  path: `${ownSessionsPath}/:id`,
  summary: 'Ends one session of the signed-in user at once; 404 for any other',
  output: dataOf(z.object({ id: z.string() })),
})

export const endOtherSessions = defineEndpoint({
  ...described,
  id: 'EndOtherSessions',
  method: 'DELETE',
  path: ownSessionsPath,
  summary: "Ends all of the signed-in user's sessions but the one that asks",
  output: dataOf(z.object({ ended: z.int() })),
})
