import { randomBytes } from 'node:crypto'

/** Stands where the nonce goes while a page is kept; no page's text can hold it, since it is drawn at each start. */
export const nonceMark = `nonce-${randomBytes(12).toString('hex')}`

/** A nonce for one answer. */
export function createNonce(): string {
  return randomBytes(16).toString('base64')
}
