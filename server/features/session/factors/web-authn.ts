/** Loads the library for passkeys, some 150 files, when the first passkey is asked for. */
export const webAuthn = () => import('@simplewebauthn/server')
