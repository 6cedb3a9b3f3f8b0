/** Second factors, which prove a person beside the password: one-time codes of an app, and passkeys (SESSION-35). */
export const factorKinds = ['totp', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]
