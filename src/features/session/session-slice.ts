import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Tokens, User } from '#contract/auth.ts'

export interface SessionState extends Partial<Tokens> {
  user: User | undefined
  /** The session ended over unsaved work: the screen stays, under a dialog to sign in again (SESSION-16). */
  interrupted: boolean
  /** This tab shows the public layout although a user is signed in (ADMIN-1). */
  visitorView: boolean
}

const signedOutState: SessionState = { user: undefined, interrupted: false, visitorView: false }

/** The session: the tokens, as the cookies hold them, and the user that they belong to. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    tokensArrived: (state, { payload }: PayloadAction<Partial<Tokens>>) => ({
      ...state,
      ...payload,
    }),
    userArrived: (state, { payload }: PayloadAction<User>) => ({
      ...state,
      user: payload,
      interrupted: false,
    }),
    sessionInterrupted: ({ user, visitorView }) => ({ user, visitorView, interrupted: true }),
    signedOut: () => signedOutState,
    visitorViewChosen: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      visitorView: payload,
    }),
  },
  selectors: {
    /**
     * The signed-in user: one with an access token and a profile (SESSION-3). A user who is about to sign in again over
     * unsaved work still has the back office on the screen.
     */
    selectStaff: ({ accessToken, user, interrupted }) =>
      accessToken !== undefined || interrupted ? user : undefined,
    selectInterrupted: ({ interrupted }) => interrupted,
    selectVisitorView: ({ visitorView }) => visitorView,
  },
})

export const { tokensArrived, userArrived, sessionInterrupted, signedOut, visitorViewChosen } =
  sessionSlice.actions
export const { selectStaff, selectInterrupted, selectVisitorView } = sessionSlice.selectors
