/** What judges passkeys, with its 150 files of certificates: loaded when the first one is asked for. */
export const webAuthn = () => import('@simplewebauthn/server')
