import { z } from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { dataOf, noQuery } from './envelopes.ts'

/** Spec section 3, User (signed-in). */
export const userSchema = z.object({
  id: z.string(),
  photo: z.optional(z.string()),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** 0 means female; any other value uses the male default avatar. */
  gender: z.int(),
})
export type User = z.infer<typeof userSchema>

export const myProfile = defineEndpoint({
  id: 'MyProfile',
  method: 'GET',
  path: '/Auth/MyProfile',
  access: 'session',
  summary: 'The signed-in user',
  timeout: 15_000,
  envelope: { at: ['data', 'body'], holds: ['record'] },
  query: noQuery,
  output: dataOf(userSchema),
})
