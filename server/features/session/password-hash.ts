import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Stands in for the hash of an account that does not exist, so that a try at it takes as long as any other. */
const hashOfNobody = hash(randomBytes(18))

/** Argon2id, in its own text form. */
export function hashPassword(password: string): Promise<string> {
  return hash(typed(password))
}

/** @param stored the account's hash; left out, the answer is no, in the same time */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await hashOfNobody), typed(password))
  return matches && stored !== undefined
}

// Keyboards differ in how they compose the same letters.
function typed(password: string): string {
  return password.normalize('NFKC')
}
