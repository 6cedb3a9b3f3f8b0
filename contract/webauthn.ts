import { z } from 'zod/mini'

// The JSON forms of Web Authentication (Level 3, section 5.8.1), as far as the product uses them; what a browser adds
// beside them is dropped.

/** Base64url, as long as the longest key or signature needs. */
const bytes = z.string().check(z.regex(/^[\w-]{1,8192}$/))

const transports = z.exactOptional(
  z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10)),
)

const attachment = z.exactOptional(z.enum(['cross-platform', 'platform']))

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
}

/** A browser's answer when it has made a passkey. */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports }),
})
export type PasskeyRegistration = z.infer<typeof registrationSchema>

/** A browser's answer when a passkey was used. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.exactOptional(bytes),
  }),
})
export type PasskeyAssertion = z.infer<typeof assertionSchema>

const named = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.exactOptional(z.array(z.string())),
})

const verification = z.exactOptional(z.enum(['required', 'preferred', 'discouraged']))

/** The options with which a browser asks for a passkey. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.exactOptional(z.number()),
  rpId: z.exactOptional(z.string()),
  allowCredentials: z.exactOptional(z.array(named)),
  userVerification: verification,
})
export type PasskeyRequestOptions = z.infer<typeof requestOptionsSchema>

/** The options with which a browser makes a passkey. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.exactOptional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.exactOptional(z.number()),
  excludeCredentials: z.exactOptional(z.array(named)),
  authenticatorSelection: z.exactOptional(
    z.object({
      residentKey: verification,
      requireResidentKey: z.exactOptional(z.boolean()),
      userVerification: verification,
    }),
  ),
  attestation: z.exactOptional(z.enum(['none', 'indirect', 'direct', 'enterprise'])),
})
export type PasskeyCreationOptions = z.infer<typeof creationOptionsSchema>
