/** Tells whether this browser knows passkeys, which it does at secure addresses alone (SESSION-43). */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}
