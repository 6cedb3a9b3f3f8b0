import { createHash, randomBytes } from 'node:crypto'

/** A secret that says nothing and cannot be guessed: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token; it needs no salt, because a token cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
