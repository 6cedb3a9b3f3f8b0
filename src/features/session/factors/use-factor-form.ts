import { type FormEvent, useState } from 'react'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { PasskeyFailure, type PasskeyFailureReason } from '../passkey-failure.ts'
import { useFailureToasts } from '../use-failure-toasts.ts'

interface FactorFault {
  /** At the field. */
  field?: string
  /** Of the browser's own dialog. */
  passkey?: PasskeyFailureReason
}

export type FactorForm = ReturnType<typeof useFactorForm>

/**
 * The form of one field that a change of factors asks for.
 *
 * @param field the field's name, in the form and in the API
 * @param missing said while nothing is typed
 */
export function useFactorForm(field: string, missing: string) {
  const toastFailure = useFailureToasts()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<FactorFault>({})

  const attempt = async (send: () => Promise<unknown>) => {
    setBusy(true)
    setFault({})
    try {
      await send()
    } catch (failure) {
      const [[, wrong] = []] = serverFieldErrors(failure, [field])
      if (failure instanceof PasskeyFailure) setFault({ passkey: failure.reason })
      else if (wrong !== undefined) setFault({ field: wrong })
      else toastFailure(failure)
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    fault,
    attempt,
    /** Sends what is typed in the field. */
    submit: (send: (value: string) => Promise<unknown>) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const typed = new FormData(event.currentTarget).get(field)
      const value = typeof typed === 'string' ? typed : ''
      if (value.trim() === '') setFault({ field: missing })
      else void attempt(() => send(value))
    },
  }
}
