import { configureStore } from '@reduxjs/toolkit'
import type { Role } from '#contract/roles.ts'
import type { Credentials, FactorNeeded, NewPassword, User } from '#contract/auth.ts'
import {
  changePasswordCall,
  type loginByCodeCall,
  type loginByPasskeyCall,
  loginCall,
  myProfileCall,
} from '#contract/calls.ts'
import type { Call } from '#contract/endpoint.ts'
import { ApiFailure, isUnanswered } from '#contract/errors.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { readEnvelope } from '#src/api/read-envelope.ts'
import { readFactorNeeded } from '#src/api/read-factor-needed.ts'
import { readTokens } from '#src/api/read-tokens.ts'
import { readUser } from '#src/api/read-user.ts'
import { createSessionClient, isSessionEnd } from '#src/api/session-client.ts'
import { endSession } from '#src/pwa/end-session.ts'
import { readTab, writeTab } from '#src/pwa/safe-storage.ts'
import { within } from '#src/pwa/storage/guarded.ts'
import { hasUnsavedWork } from '#src/pwa/unsaved-work.ts'
import { closeUserScope, openUserScope, readCachedProfile } from '#src/pwa/user-scope.ts'
import { clearSessionCookies, readSessionCookies, writeSessionCookies } from './session-cookies.ts'
import {
  selectStaff,
  selectVisitorView,
  sessionInterrupted,
  sessionSlice,
  signedOut,
  tokensArrived,
  userArrived,
  visitorViewChosen,
} from './session-slice.ts'
import { type SessionTabs, listenToTabs } from './session-tabs.ts'

/** Milliseconds that a start waits for a profile where none is kept: never long on a dead network (SESSION-12). */
const patience = 4000

const visitorViewKey = 'view-as-visitor'

/** The app's reactions when a session begins or ends. */
export interface SessionEvents {
  /** A user is signed in who was not before. */
  onArrived: () => void
  /** The user has left: everything of theirs goes, and the page goes to /login. */
  onSignedOut: () => void
  /** The session ended by itself, with nothing to lose on the screen. */
  onExpired: (failure: unknown) => void
  /** A user has signed in, in another tab. */
  onFollowed: () => void
}

/** The session of this page: its client of the API, and all that opens, restores and ends it. */
export class Session {
  readonly client: ApiClient
  /** Its state, for the parts of the back office that show it. */
  readonly store = configureStore({
    reducer: { [sessionSlice.name]: sessionSlice.reducer },
    // The checks of development also warn of the time they take, which says something of the machine alone.
    middleware: (usual) =>
      usual({
        serializableCheck: { warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }),
  })
  readonly #plain: ApiClient
  #tabs: SessionTabs | undefined
  #events: SessionEvents | undefined

  constructor(plain: ApiClient) {
    this.#plain = plain
    this.client = createSessionClient(plain, {
      read: readSessionCookies,
      renewed: (tokens) => {
        writeSessionCookies(tokens)
        this.store.dispatch(tokensArrived(tokens))
      },
      ended: (failure) => this.#end(failure),
      factorRequired: () => this.#askForFactor(),
    })
  }

  /** Tells whether a user is signed in, with which roles, or about to be again over unsaved work; and how they want to see the site. */
  get access(): { staff: boolean; visitorView: boolean; roles?: readonly Role[] | undefined } {
    const session = this.#state
    const staff = selectStaff({ session })
    return {
      staff: staff !== undefined,
      roles: staff?.roles,
      visitorView: selectVisitorView({ session }),
    }
  }

  /** From here on the session is the app's. */
  attach(events: SessionEvents): void {
    this.#events = events
    this.#tabs ??= listenToTabs((signedIn) => this.#followOtherTab(signedIn))
    this.store.dispatch(visitorViewChosen(readTab(visitorViewKey) === 'yes'))
  }

  /** Goes along with a sign-in in another tab that came before this page listened (SESSION-15). */
  catchUp(): void {
    if (readSessionCookies().accessToken !== undefined) this.#followOtherTab(true)
  }

  /**
   * Restores the session from the stored tokens. It never fails and never waits long: a kept profile counts at once
   * and is asked for behind it (SESSION-12).
   */
  async restore(): Promise<void> {
    const tokens = readSessionCookies()
    if (Object.keys(tokens).length === 0) return closeUserScope()
    this.store.dispatch(tokensArrived(tokens))
    const kept = readCachedProfile()
    if (kept !== undefined) this.arrive(kept)
    const asked = this.loadProfile().catch((cause: unknown) => {
      // A failed restore is logged and nothing else: the guard then leads to the sign-in.
      // oxlint-disable-next-line no-console
      console.warn('failed to restore the session', cause)
    })
    if (kept === undefined) await within(patience, asked, undefined)
  }

  /**
   * Asks for the profile (SESSION-11): a 401 clears nothing if there is a user, any other answer that is no
   * profile clears the session, no answer clears nothing.
   */
  async loadProfile(): Promise<User> {
    try {
      const body = await this.client(myProfileCall)
      const [record] = readEnvelope(body, myProfileCall.envelope) ?? []
      if (record === undefined) throw new ApiFailure(myProfileCall.id, 'shape')
      return this.arrive(readUser(record))
    } catch (failure) {
      const unanswered = failure instanceof ApiFailure && isUnanswered(failure)
      const stays = failure instanceof ApiFailure && failure.status === 401 && this.#state.user
      if (!unanswered && !stays && !isSessionEnd(failure)) this.#end(failure)
      throw failure
    }
  }

  /** Marks the user as signed in, with the profile that the server gave last. */
  arrive(user: User): User {
    const before = this.#state.user
    // Until then the server answers nothing else (ROLE-8).
    const isNew = (before === undefined || before.mustAddFactor === true) && !user.mustAddFactor
    openUserScope(user)
    // A profile that says nothing new renders nothing anew.
    const isKnown = before !== undefined && JSON.stringify(before) === JSON.stringify(user)
    this.store.dispatch(userArrived(isKnown ? before : user))
    if (isNew) this.#events?.onArrived()
    return user
  }

  /**
   * Signs in by e-mail and password.
   *
   * @returns the user, or what else is needed (SESSION-35)
   * @throws ApiFailure of the login, or of the profile after it
   */
  async signIn(credentials: Credentials): Promise<User | FactorNeeded> {
    const body = await this.client(loginCall, { body: credentials })
    return readFactorNeeded(body) ?? this.#open(loginCall, body)
  }

  /**
   * Signs in by a code that the password's answer has asked for, or by a passkey.
   *
   * @throws ApiFailure of the call, or of the profile after it
   */
  async signInBy(
    call: typeof loginByCodeCall | typeof loginByPasskeyCall,
    proof: Record<string, unknown>,
  ): Promise<User> {
    return this.#open(call, await this.client(call, { body: proof }))
  }

  /** Takes what a sign-in answered: both tokens or it is no login, and the profile next. */
  async #open(call: Call, body: unknown): Promise<User> {
    const tokens = readTokens(call, body)
    if (tokens.accessToken === undefined || tokens.refreshToken === undefined)
      throw new ApiFailure(call.id, 'shape', { body })
    writeSessionCookies(tokens)
    this.store.dispatch(tokensArrived(tokens))
    const user = await this.loadProfile()
    this.#tabs?.tell(true)
    return user
  }

  /**
   * Sets a new password. The server ends all sessions of the account; this browser goes on with a new one.
   *
   * @throws ApiFailure of the call, or of the profile before it
   */
  async changePassword(body: NewPassword): Promise<void> {
    // The call itself never renews a session, so that a wrong password never ends it: the profile's does.
    await this.loadProfile()
    const tokens = readTokens(changePasswordCall, await this.client(changePasswordCall, { body }))
    writeSessionCookies(tokens)
    this.store.dispatch(tokensArrived(tokens))
    this.#tabs?.tell(true)
  }

  /**
   * Signs out, with or without a connection: the server is told when it can be.
   *
   * @param drafts `deleted` when the user has chosen to leave the drafts on this device (SESSION-17, OFFLINE-16)
   */
  signOut(drafts: 'deleted' | 'kept' = 'deleted'): void {
    const tokens = readSessionCookies()
    this.#clear(drafts === 'deleted' ? this.#state.user?.id : undefined)
    this.#tabs?.tell(false)
    this.#events?.onSignedOut()
    void endSession(this.#plain, tokens)
  }

  /** Shows this tab as a visitor sees it, or as staff again (ADMIN-1). */
  viewAsVisitor(chosen: boolean): void {
    writeTab(visitorViewKey, chosen ? 'yes' : undefined)
    this.store.dispatch(visitorViewChosen(chosen))
  }

  /** Leads to the set-up of a second factor, but over no unsaved work: there a sentence has to do (ROLE-8). */
  #askForFactor(): void {
    if (this.#state.user?.mustAddFactor || hasUnsavedWork()) return
    void this.loadProfile().catch(() => undefined)
  }

  get #state() {
    return this.store.getState().session
  }

  /** @param left the user who has chosen to leave, and whose drafts go too (OFFLINE-16) */
  #clear(left?: string): void {
    clearSessionCookies()
    writeTab(visitorViewKey, undefined)
    this.store.dispatch(signedOut())
    void closeUserScope(left)
  }

  /**
   * The session is over without anyone's wish. Over unsaved work the screen stays, and the user signs in again.
   *
   * @returns whether nothing of it is left
   */
  #lose(): boolean {
    const { user, interrupted } = this.#state
    if (user === undefined || (!interrupted && !hasUnsavedWork())) {
      this.#clear()
      return true
    }
    clearSessionCookies()
    this.store.dispatch(sessionInterrupted())
    return false
  }

  #end(failure: unknown): void {
    const wasSignedIn = this.#state.user !== undefined
    if (this.#lose() && wasSignedIn) this.#events?.onExpired(failure)
  }

  /** Another tab has signed in or out, which changed the cookies of this one too. */
  #followOtherTab(signedIn: boolean): void {
    if (signedIn) {
      this.store.dispatch(tokensArrived(readSessionCookies()))
      void this.loadProfile().then(
        () => this.#events?.onFollowed(),
        () => undefined,
      )
      return
    }
    if (this.#state.user !== undefined && this.#lose()) this.#events?.onSignedOut()
  }
}
