const minute = 60_000
const day = 24 * 60 * minute

/** How long things last, in milliseconds (decisions 21 and 30). */
export const sessionLimits = {
  accessToken: 10 * minute,
  /** Of a session that nobody refreshes. */
  idle: 7 * day,
  /** Of any session. */
  longest: 30 * day,
  /** Within it a refresh token may come twice: two tabs, or an answer that got lost. */
  reuse: 10_000,
  resetLink: 30 * minute,
  /** In which attempts are counted. */
  attempts: 15 * minute,
} as const

/** How many attempts may fail in `sessionLimits.attempts` (decisions 30). */
export const mostAttempts = { subject: 5, network: 20 } as const
