const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** How long things last, in milliseconds (decisions 21 and 34). */
export const sessionLimits = {
  accessToken: 10 * minute,
  /** Of a session that nobody refreshes. */
  idle: 7 * day,
  /** Of any session. */
  longest: 30 * day,
  /** Within it a refresh token may come twice: two tabs, or an answer that got lost. */
  reuse: 10 * second,
  resetLink: 30 * minute,
  /** For which a network or device counts as known after a sign-in from it. */
  knownSource: 30 * day,
} as const

/** In which failed tries are counted. */
const tries = 15 * minute

/** How many times something may be tried within a window of milliseconds (decisions 34). */
export const tryLimits = {
  /** Of one account from one network or device. */
  accountFromSource: { most: 5, window: tries },
  network: { most: 20, window: tries },
  /** Of one account from all that it does not know, before they wait for one another. */
  strangers: { most: 50, window: tries },
  /** Those that have waited; the longest wait lets far fewer through. */
  lateStrangers: { most: 20, window: tries },
  /** Of the current password, by one session. */
  passwordChange: { most: 5, window: tries },
  /** Of one session: as many access tokens as may live at once. */
  refreshes: { most: 60, window: 10 * minute },
  resetNetwork: { most: 20, window: tries },
  resetMails: { most: 3, window: 60 * minute },
} as const

/** Milliseconds between two tries of strangers at an account that too many have tried: doubled by each. */
export const strangersWait = { first: second, longest: 5 * minute } as const
