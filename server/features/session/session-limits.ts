const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Lifetimes in milliseconds (SESSION, ACCOUNT-2, LIMIT-2). */
export const sessionLimits = {
  accessToken: 10 * minute,
  /** Of a session that nobody refreshes. */
  idle: 7 * day,
  /** Of any session. */
  longest: 30 * day,
  /** Within it a refresh token may come twice: two tabs, or an answer that got lost. */
  reuse: 10 * second,
  resetLink: 30 * minute,
  /** Of a right password that waits for its second step. */
  ticket: 10 * minute,
  /** Of a challenge that a browser was given. */
  challenge: 5 * minute,
  /** Of the confirmation that a change of a factor takes. */
  confirmation: 5 * minute,
  /** Of the secret of an app that has not given a code yet. */
  totpSetup: 30 * minute,
  invitation: 2 * day,
  /** Of the memory that an account has signed in from a network or device, for the limits. */
  knownSource: 30 * day,
  /** Of a device that is no new one to its account: longer than any session, after which it signs in again. */
  knownDevice: 365 * day,
} as const

/** The window of failed tries. */
const tries = 15 * minute

/** The most tries of something within a window of milliseconds (LIMIT-1, LIMIT-2, LIMIT-6, LIMIT-7, LIMIT-16, LIMIT-17). */
export const tryLimits = {
  /** Of one account from one network or device. */
  accountFromSource: { most: 5, window: tries },
  network: { most: 20, window: tries },
  /** Of one account from all sources that it does not know; beyond it they wait for one another. */
  strangers: { most: 50, window: tries },
  /** Of one account after such a wait; the longest wait lets far fewer through. */
  lateStrangers: { most: 20, window: tries },
  /** The same of codes, of which three in a million are right at a time. */
  codeStrangers: { most: 10, window: tries },
  /** Of challenges for a passkey, by one network, or by one session. */
  challenges: { most: 60, window: tries },
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

/** Of one account: each is a row, and a line on the screen. */
export const mostPasskeys = 20
