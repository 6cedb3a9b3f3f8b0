import { z } from 'zod/mini'
import { accountLimits } from './account-limits.ts'
import { passwordSchema } from './auth.ts'
import { ownFactorsPath } from './calls.ts'
import { defineEndpoint, everyone } from './endpoint.ts'
import { dataOf, noQuery } from './envelopes.ts'
import { oneLine } from './plain-text.ts'
import type { ValidationCode } from './validation-texts.ts'
import {
  assertionSchema,
  creationOptionsSchema,
  registrationSchema,
  requestOptionsSchema,
} from './webauthn.ts'

// Zod reports a failed check by its message; ours are codes, looked up in the page's language.
const code = (text: ValidationCode) => text

/** A one-time or recovery code as it was typed, with whatever stands between its parts. */
export const codeSchema = z
  .string(code('code.required'))
  .check(
    z.trim(),
    z.minLength(1, { error: code('code.required'), abort: true }),
    z.maxLength(60, code('code.wrong')),
  )

const passkeyNameSchema = z
  .string(code('passkeyName.required'))
  .check(
    z.overwrite(oneLine),
    z.trim(),
    z.minLength(1, { error: code('passkeyName.required'), abort: true }),
    z.maxLength(accountLimits.passkeyName.maximum, code('passkeyName.long')),
  )

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type OwnPasskey = z.infer<typeof passkeySchema>

const ownFactorsSchema = z.object({
  /** Null where no app makes codes for the account. */
  totp: z.nullable(z.object({ createdAt: z.string() })),
  passkeys: z.array(passkeySchema),
  /** Recovery codes that were not used yet. */
  recoveryCodes: z.int(),
  /** A role of the person demands a second factor. */
  demanded: z.boolean(),
})
export type OwnFactors = z.infer<typeof ownFactorsSchema>

/** The new recovery codes, shown this once; null where the account has some already. */
const newCodes = z.nullable(z.array(z.string()))

const described = {
  access: 'session',
  timeout: 15_000,
  query: noQuery,
  allows: everyone,
  beforeFactor: true,
} as const

export const readOwnFactors = defineEndpoint({
  ...described,
  id: 'OwnFactors',
  method: 'GET',
  path: ownFactorsPath,
  summary: "The signed-in user's second factors",
  output: dataOf(ownFactorsSchema),
})

export const confirmationOptions = defineEndpoint({
  ...described,
  id: 'ConfirmationOptions',
  method: 'POST',
  path: `${ownFactorsPath}/confirmation/options`,
  summary: "The options with which a browser asks for one of the user's own passkeys",
  output: dataOf(requestOptionsSchema),
})

/** Each change of a factor takes one confirmation (SESSION-41). */
export const confirmIdentity = defineEndpoint({
  ...described,
  id: 'ConfirmIdentity',
  method: 'POST',
  path: `${ownFactorsPath}/confirmation`,
  summary: 'Confirms by password or passkey who asks; good for one change within 5 minutes',
  body: z.union([
    z.strictObject({ password: passwordSchema }),
    z.strictObject({ passkey: assertionSchema }),
  ]),
  output: dataOf(z.null()),
})

export const beginTotp = defineEndpoint({
  ...described,
  id: 'BeginTotp',
  method: 'POST',
  path: `${ownFactorsPath}/totp`,
  summary: 'A new secret for an app that makes codes; it counts once a code of it was given',
  output: dataOf(
    z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** `otpauth://totp/…`, for the QR code. */
      uri: z.string(),
    }),
  ),
})

export const finishTotp = defineEndpoint({
  ...described,
  id: 'FinishTotp',
  method: 'PUT',
  path: `${ownFactorsPath}/totp`,
  summary: 'Turns the codes of the new secret on, in the place of an earlier one',
  body: z.strictObject({ code: codeSchema }),
  output: dataOf(z.object({ recoveryCodes: newCodes })),
})

export const removeTotp = defineEndpoint({
  ...described,
  id: 'RemoveTotp',
  method: 'DELETE',
  path: `${ownFactorsPath}/totp`,
  summary: 'Turns the codes of an app off',
  output: dataOf(z.null()),
})

export const beginPasskey = defineEndpoint({
  ...described,
  id: 'BeginPasskey',
  method: 'POST',
  path: `${ownFactorsPath}/passkeys/options`,
  summary: 'The options with which a browser makes a passkey',
  output: dataOf(creationOptionsSchema),
})

export const addPasskey = defineEndpoint({
  ...described,
  id: 'AddPasskey',
  method: 'POST',
  path: `${ownFactorsPath}/passkeys`,
  summary: 'Stores a passkey that a browser has made',
  body: z.strictObject({ name: passkeyNameSchema, passkey: registrationSchema }),
  output: dataOf(z.object({ id: z.string(), recoveryCodes: newCodes })),
})

export const renamePasskey = defineEndpoint({
  ...described,
  id: 'RenamePasskey',
  method: 'PUT',
  path: `${ownFactorsPath}/passkeys/:id`,
  summary: 'Gives a passkey another name',
  body: z.strictObject({ name: passkeyNameSchema }),
  output: dataOf(z.null()),
})

export const removePasskey = defineEndpoint({
  ...described,
  id: 'RemovePasskey',
  method: 'DELETE',
  path: `${ownFactorsPath}/passkeys/:id`,
  summary: 'Removes a passkey of the signed-in user; 404 for any other',
  output: dataOf(z.null()),
})

export const renewRecoveryCodes = defineEndpoint({
  ...described,
  id: 'RenewRecoveryCodes',
  method: 'POST',
  path: `${ownFactorsPath}/recovery-codes`,
  summary: 'Ten new recovery codes; the former ones end',
  output: dataOf(z.object({ recoveryCodes: z.array(z.string()) })),
})
