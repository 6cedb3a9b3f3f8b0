import { hasSessionCookie } from '#contract/session-cookies.ts'
import { cacheProfile } from './cached-profile.ts'
import { leaveDrafts } from './drafts.ts'
import { forgetAnswers } from './kept-answers.ts'
import { forgetPrivate } from './private-storage.ts'
import { privateMark } from './private-mark.ts'
import { writeDevice } from './safe-storage.ts'

/** Notes, before anything is kept for whoever is signed in, that there is something to purge. */
export function notePrivateData(): void {
  writeDevice(privateMark, 'yes')
}

/**
 * Leaves nothing of a signed-out user on this device (offline design, admin). It never fails; what is not gone when
 * the page is, the next start without a session finishes.
 *
 * @param left the user who has chosen to leave; undefined where the session ended by itself, or there was none
 */
export async function purgePrivateData(left?: string): Promise<void> {
  cacheProfile(undefined)
  forgetPrivate()
  const purged = await Promise.allSettled([forgetAnswers(), leaveDrafts(left)])
  const isGone = purged.every((one) => one.status === 'fulfilled' && one.value)
  // Someone who has signed in meanwhile keeps things of their own.
  if (isGone && !hasSessionCookie(document.cookie)) writeDevice(privateMark, undefined)
}
