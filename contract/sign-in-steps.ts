import { z } from 'zod/mini'
import { tokensSchema } from './auth.ts'
import { loginByCodeCall, loginByPasskeyCall, passkeyOptionsCall } from './calls.ts'
import { defineEndpoint } from './endpoint.ts'
import { dataOf, noQuery } from './envelopes.ts'
import { codeSchema } from './own-factors.ts'
import { assertionSchema, requestOptionsSchema } from './webauthn.ts'

const ticket = z.string().check(z.minLength(1), z.maxLength(200))

export const loginByCode = defineEndpoint({
  ...loginByCodeCall,
  summary: 'Opens a session by the ticket of a right password and a one-time or recovery code',
  query: noQuery,
  body: z.strictObject({ ticket, code: codeSchema }),
  output: dataOf(tokensSchema),
})

export const passkeyOptions = defineEndpoint({
  ...passkeyOptionsCall,
  summary:
    'The options with which a browser asks for a passkey: any, or with a ticket those of its account',
  query: noQuery,
  body: z.strictObject({ ticket: z.optional(ticket) }),
  output: dataOf(requestOptionsSchema),
})

export const loginByPasskey = defineEndpoint({
  ...loginByPasskeyCall,
  summary: 'Opens a session by a passkey, alone or with the ticket of a right password',
  query: noQuery,
  body: z.strictObject({ ticket: z.optional(ticket), passkey: assertionSchema }),
  output: dataOf(tokensSchema),
})
