import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '#contract/webauthn.ts'
import { PasskeyFailure, type PasskeyFailureReason } from './passkey-failure.ts'

/**
 * Asks the person to confirm with a passkey. The browser shows how.
 *
 * @throws PasskeyFailure
 */
export async function askForPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  return orFailure(() => startAuthentication({ optionsJSON: options }))
}

/**
 * Has the browser make a passkey.
 *
 * @throws PasskeyFailure
 */
export async function makePasskey(options: PasskeyCreationOptions): Promise<PasskeyRegistration> {
  return orFailure(() => startRegistration({ optionsJSON: options }))
}

/** The names of the errors of Web Authentication that say something a person can act on. */
const reasons: Record<string, PasskeyFailureReason> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
}

async function orFailure<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    throw new PasskeyFailure(reasons[name] ?? 'unusable', error)
  }
}
