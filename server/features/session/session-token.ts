import { createHash, randomBytes } from 'node:crypto'

/** A secret that says nothing and cannot be guessed: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token; it needs no salt, having nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
