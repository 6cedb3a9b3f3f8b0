import type { Tokens, User } from '#contract/auth.ts'

/** The session: the tokens, as the cookies hold them, and the user that they belong to. */
export interface SessionState extends Partial<Tokens> {
  user: User | undefined
  /** The session ended over unsaved work: the screen stays, under a dialog to sign in again (SESSION-16). */
  interrupted: boolean
  /** This tab shows the public layout although a user is signed in (ADMIN-1). */
  visitorView: boolean
}

export const signedOut: SessionState = { user: undefined, interrupted: false, visitorView: false }

/**
 * The signed-in user: one with an access token and a profile (SESSION-3). A user who is about to sign in again over
 * unsaved work still has the back office on the screen.
 */
export const staffOf = ({ accessToken, user, interrupted }: SessionState): User | undefined =>
  accessToken !== undefined || interrupted ? user : undefined
