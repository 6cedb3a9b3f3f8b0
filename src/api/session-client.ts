import type { Tokens } from '#contract/auth.ts'
import {
  loginCall,
  myProfileCall,
  ownFactorsPath,
  ownSessionsPath,
  refreshTokenCall,
} from '#contract/calls.ts'
import type { Call } from '#contract/endpoint.ts'
import { ApiFailure, isUnanswered } from '#contract/errors.ts'
import type { ValidationCode } from '#contract/validation-texts.ts'
import { readStoredLanguage } from '#src/i18n/stored-language.ts'
import type { ApiClient, CallInput } from './api-client.ts'
import { isRecord } from './read-envelope.ts'
import { readTokens } from './read-tokens.ts'

/** Gives a client the tokens of the session, and is told when they are renewed or the session ends. */
export interface SessionSource {
  /** As they are now, in whichever tab they were renewed last. */
  read: () => Partial<Tokens>
  renewed: (tokens: Partial<Tokens>) => void
  /** The session is over: the server refused to renew it, or there is nothing to renew it with. */
  ended: (failure: ApiFailure) => void
  /** A call was refused because a second factor has to be set up first (ROLE-8). */
  factorRequired: () => void
}

/** One tab renews at a time (SESSION-6). */
const lockName = 'session-refresh'

/** 'No refresh token available': a refresh without a token is rejected for this reason (SESSION-8). */
const noRefreshToken: ValidationCode = 'refreshToken.required'

const asksForFactor = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  failure.status === 403 &&
  isRecord(failure.body) &&
  failure.body.code === 'factor_required'

const isUnauthorized = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 401

/** Of the calls of `/Auth/*`, only those of one's own profile, sessions and factors renew the session (SESSION-7). */
const mayRenew = ({ path }: Call): boolean =>
  [myProfileCall.path, ownSessionsPath, ownFactorsPath].some((known) => path.startsWith(known)) ||
  !path.toLowerCase().startsWith('/auth/')

/** True when a call failed because the session is over. The user knows that already; it tells nothing of the call. */
export function isSessionEnd(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.call === refreshTokenCall.id
}

function withHeaders(call: Call, input: CallInput, accessToken: string | undefined): CallInput {
  const signsIn = call.path.startsWith(loginCall.path)
  const asksLanguage = signsIn || call.path === myProfileCall.path
  return {
    ...input,
    headers: {
      // The sign-in and the profile have a default language of their own (LANG-8).
      ...(asksLanguage && { 'Accept-Language': readStoredLanguage() ?? 'en' }),
      ...(accessToken !== undefined && !signsIn && { Authorization: `Bearer ${accessToken}` }),
      ...input.headers,
    },
  }
}

/** Nothing was answered, or the server has too much to do: a later refresh may succeed. */
const isPassing = (failure: ApiFailure): boolean =>
  isUnanswered(failure) || failure.status === 429 || failure.status === 503

async function underLock<T>(work: () => Promise<T>): Promise<T> {
  // Browsers give locks to secure origins only.
  return 'locks' in navigator ? await navigator.locks.request(lockName, work) : work()
}

/**
 * The API client of a user who may be signed in (SESSION-4, SESSION-5): the access token goes with every
 * call; the first 401 renews the session, the others wait for that, and each is then tried once more.
 *
 * @param plain makes the calls
 */
export function createSessionClient(plain: ApiClient, session: SessionSource): ApiClient {
  let renewing: Promise<string> | undefined

  const askForTokens = async (): Promise<Partial<Tokens>> => {
    const { refreshToken } = session.read()
    if (refreshToken === undefined)
      throw new ApiFailure(refreshTokenCall.id, 'other', { body: { message: noRefreshToken } })
    const tokens = readTokens(
      refreshTokenCall,
      await plain(refreshTokenCall, { body: { refreshToken } }),
    )
    if (tokens.accessToken === undefined) throw new ApiFailure(refreshTokenCall.id, 'shape')
    return tokens
  }

  const renew = async (stale: string | undefined): Promise<string> => {
    const { accessToken } = session.read()
    // Another tab was faster.
    if (accessToken !== undefined && accessToken !== stale) return accessToken
    try {
      const tokens = await askForTokens()
      session.renewed(tokens)
      return tokens.accessToken ?? ''
    } catch (failure) {
      if (failure instanceof ApiFailure && !isPassing(failure)) session.ended(failure)
      throw failure
    }
  }

  const renewOnce = (stale: string | undefined): Promise<string> => {
    renewing ??= underLock(() => renew(stale)).finally(() => (renewing = undefined))
    return renewing
  }

  return async (call, input = {}) => {
    const { accessToken } = session.read()
    try {
      return await plain(call, withHeaders(call, input, accessToken))
    } catch (failure) {
      if (asksForFactor(failure)) session.factorRequired()
      if (!isUnauthorized(failure) || !mayRenew(call)) throw failure
      const renewed = await renewOnce(accessToken).catch((cause: unknown) => {
        if (!(cause instanceof ApiFailure) || !isPassing(cause)) throw cause
        // Nothing is over: this call had no answer, or a busy one, and may be made again.
        const { kind, status, body, retryAfter } = cause
        throw new ApiFailure(call.id, kind, {
          body,
          cause,
          ...(status !== undefined && { status }),
          ...(retryAfter !== undefined && { retryAfter }),
        })
      })
      return await plain(call, withHeaders(call, input, renewed))
    }
  }
}
