import { useState } from 'react'
import { loginByCodeCall, loginByPasskeyCall, passkeyOptionsCall } from '#contract/calls.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { PasskeyRequestOptions } from '#contract/webauthn.ts'
import { readEnvelope } from '#src/api/read-envelope.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { PasskeyFailure, type PasskeyFailureReason } from './passkey-failure.ts'
import { useSaidOnNextPage } from './said-on-next-page.ts'
import { useSession } from './session-context.ts'
import type { Session } from './session.ts'
import { useSignInFailure } from './use-sign-in.ts'

interface SignInStep {
  /** Of the right password before it; without one a passkey signs in alone (SESSION-39). */
  ticket?: string | undefined
  onSignedIn: () => void | Promise<void>
  /** The ticket is no good any more. */
  onOver?: () => void
}

/** The fault of a step, for the form to show; empty where it went well or a toast has said it. */
interface StepFault {
  /** At the code's field, in the server's words. */
  code?: string | undefined
  passkey?: PasskeyFailureReason
}

/** Signs in by a code or a passkey, and says how it went. */
export function useSignInStep({ ticket, onSignedIn, onOver }: SignInStep) {
  const session = useSession()
  const say = useSaidOnNextPage()
  const toastFailure = useSignInFailure()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<StepFault>({})
  const tied = ticket === undefined ? {} : { ticket }

  const complain = (failure: unknown) => {
    if (failure instanceof PasskeyFailure) return setFault({ passkey: failure.reason })
    const [[, code] = []] = serverFieldErrors(failure, ['code'])
    if (code !== undefined) return setFault({ code })
    toastFailure(failure)
    if (failure instanceof ApiFailure && failure.status === 401) onOver?.()
  }

  const attempt = async (step: () => Promise<unknown>) => {
    setBusy(true)
    setFault({})
    try {
      await step()
      say('session.signedIn')
      await onSignedIn()
    } catch (failure) {
      complain(failure)
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    fault,
    byCode: (code: string) => attempt(() => session.signInBy(loginByCodeCall, { ...tied, code })),
    byPasskey: () =>
      attempt(async () => {
        const passkey = await askFor(session, tied)
        await session.signInBy(loginByPasskeyCall, { ...tied, passkey })
      }),
  }
}

async function askFor(session: Session, tied: { ticket?: string }) {
  // Few sign in by a passkey: only they load what it takes.
  const { askForPasskey } = await importNow(() => import('./passkeys.ts'))
  const body = await session.client(passkeyOptionsCall, { body: tied })
  const [options] = readEnvelope(body, passkeyOptionsCall.envelope) ?? []
  if (options === undefined) throw new ApiFailure(passkeyOptionsCall.id, 'shape', { body })
  // The browser judges what is in it.
  return askForPasskey(options as unknown as PasskeyRequestOptions)
}
