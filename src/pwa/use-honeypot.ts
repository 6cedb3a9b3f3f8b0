import { useCallback, useEffect, useMemo, useRef } from 'react'
import { minimumElapsed } from '#contract/submissions/honeypot.ts'
import { hydration } from '#src/hydration/hydration.ts'

/**
 * What tells people from programs at a form: an input that no person sees, and how long the form was
 * open. Whoever is quicker than a person can be, by a draft that was there or by the browser filling all in, is not
 * refused: the submission is kept at once and sent when the time is over.
 *
 * @returns `input`, for `HoneypotField`; `read`, the fields to be sent with the form, and the milliseconds to wait before
 *   that; `clear`, for when the browser filled it in
 */
export function useHoneypot() {
  const input = useRef<HTMLInputElement>(null)
  const openedAt = useRef<number>(undefined)

  useEffect(() => {
    // A form of the server's HTML was there to be read and typed into before the app took it over.
    openedAt.current = hydration.active ? 0 : performance.now()
  }, [])

  const read = useCallback(() => {
    const elapsed = performance.now() - (openedAt.current ?? performance.now())
    return {
      fields: {
        referral: input.current?.value ?? '',
        elapsed: String(Math.max(minimumElapsed, Math.round(elapsed))),
      },
      wait: Math.max(0, minimumElapsed - elapsed),
    }
  }, [])

  const clear = useCallback(() => {
    if (input.current !== null) input.current.value = ''
  }, [])

  return useMemo(() => ({ input, read, clear }), [read, clear])
}
