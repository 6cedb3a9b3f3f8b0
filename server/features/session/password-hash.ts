import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { ApiError } from '#server/http/api-error.ts'

/** Two at once: a hash holds one of the four threads that libuv also reads files with, and two are left for those. */
const hashing = pLimit(2)

/** Tries that may wait for a hash; some of the places are for those whom an account knows. */
const longestQueue = { strangers: 8, known: 16 } as const

/** Stands in for the hash of an account that does not exist, so that a try at it takes as long as any other. */
const hashOfNobody = hash(randomBytes(18))

interface Turn {
  /** True for a network or a device that the account has signed in from, and for a live session. */
  isKnown?: boolean
  /** Done when the turn has come, such as counting the try; a failure ends the turn. */
  atTurn?: () => Promise<unknown>
}

/**
 * Argon2id, in its own text form.
 *
 * @throws ApiError `busy` where too many wait
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn({ isKnown: true }, () => hash(typed(password)))
}

/**
 * @param stored the account's hash; left out, the answer is no, in the same time
 * @throws ApiError `busy` where too many wait, before `atTurn` is called
 */
export function isPassword(
  stored: string | undefined,
  password: string,
  turn: Turn = {},
): Promise<boolean> {
  return inTurn(turn, async () => {
    const matches = await verify(stored ?? (await hashOfNobody), typed(password))
    return matches && stored !== undefined
  })
}

async function inTurn<T>({ isKnown = false, atTurn }: Turn, work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= longestQueue[isKnown ? 'known' : 'strangers']) {
    throw new ApiError('busy', {}, { retryAfter: 2 })
  }
  return hashing(async () => {
    await atTurn?.()
    return work()
  })
}

// Keyboards differ in how they compose the same letters.
function typed(password: string): string {
  return password.normalize('NFKC')
}
