import type { User } from '#contract/auth.ts'
import { readUser } from '#src/api/readers/read-user.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import { readDevice, writeDevice } from './safe-storage.ts'

const key = 'profile'

/** The profile that a start without an answer goes on with (offline design, admin). */
export function readCachedProfile(): User | undefined {
  try {
    const kept: unknown = JSON.parse(readDevice(key) ?? 'null')
    return isRecord(kept) ? readUser(kept) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a profile for the next start, or nothing any more. */
export function cacheProfile(user: User | undefined): void {
  writeDevice(key, user && JSON.stringify(user))
}
