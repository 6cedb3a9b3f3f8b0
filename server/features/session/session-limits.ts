const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Lifetimes in milliseconds (SESSION-21, SESSION-22, SESSION-25, SESSION-32, ACCOUNT-2, LIMIT-2). */
export const sessionLimits = {
  accessToken: 10 * minute,
  /** Of a session that nobody refreshes. */
  idle: 7 * day,
  /** Of any session. */
  longest: 30 * day,
  /** Within it a refresh token may come twice: two tabs, or an answer that got lost. */
  reuse: 10 * second,
  resetLink: 30 * minute,
  invitation: 2 * day,
  /** Of the memory that an account has signed in from a network or device, for the limits. */
  knownSource: 30 * day,
  /** Of a device that is no new one to its account: longer than any session, after which it signs in again. */
  knownDevice: 365 * day,
} as const

/** The window of failed tries. */
const tries = 15 * minute

/** The most tries of something within a window of milliseconds (LIMIT-1, LIMIT-2, LIMIT-6, LIMIT-7). */
export const tryLimits = {
  /** Of one account from one network or device. */
  accountFromSource: { most: 5, window: tries },
  network: { most: 20, window: tries },
  /** Of one account from all sources that it does not know; beyond it they wait for one another. */
  strangers: { most: 50, window: tries },
  /** Of one account after such a wait; the longest wait lets far fewer through. */
  lateStrangers: { most: 20, window: tries },
  /** Of the current password, by one session. */
  passwordChange: { most: 5, window: tries },
  /** Of one session: as many access tokens as may live at once. */
  refreshes: { most: 60, window: 10 * minute },
  resetNetwork: { most: 20, window: tries },
  invitationMails: { most: 5, window: 60 * minute },
  resetMails: { most: 3, window: 60 * minute },
  newDeviceMails: { most: 5, window: 60 * minute },
} as const

/** Milliseconds between two tries of strangers at an account that too many have tried: doubled by each. */
export const strangersWait = { first: second, longest: 5 * minute } as const
