import type { User } from '#contract/auth.ts'
import { hasSessionCookie } from '#contract/session-cookies.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import { readUser } from '#src/api/read-user.ts'
import { leaveDrafts, openDrafts } from './drafts.ts'
import { forgetAnswers, openAnswers } from './answer-cache.ts'
import { leavePush, rememberPushUser } from './push.ts'
import { markPrivate } from './private-storage.ts'
import { readDevice, writeDevice } from './safe-storage.ts'

const profileKey = 'profile'

/** The profile that a start without an answer goes on with (SESSION-12). */
export function readCachedProfile(): User | undefined {
  try {
    const kept: unknown = JSON.parse(readDevice(profileKey) ?? 'null')
    return isRecord(kept) ? readUser(kept) : undefined
  } catch {
    return undefined
  }
}

/** A user is signed in: from here on this device keeps their profile, answers and drafts. */
export function openUserScope(user: User): void {
  // Before there is anything to purge.
  markPrivate(true)
  writeDevice(profileKey, JSON.stringify(user))
  openAnswers(user.id)
  void openDrafts(user.id)
}

/**
 * Leaves nothing of a signed-out user on this device (OFFLINE-17). It never fails; what is not gone when
 * the page is, the next start without a session finishes.
 *
 * @param left the user who has chosen to leave; undefined where the session ended by itself, or there was none
 */
export async function closeUserScope(left?: string): Promise<void> {
  writeDevice(profileKey, undefined)
  if (left !== undefined) rememberPushUser(undefined)
  void leavePush().catch(() => undefined)
  const gone = await Promise.all([forgetAnswers(), leaveDrafts(left)])
  // A user who has signed in meanwhile keeps things of their own.
  if (gone.every(Boolean) && !hasSessionCookie(document.cookie)) markPrivate(false)
}
