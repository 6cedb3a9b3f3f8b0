import { useCallback, useEffect, useMemo, useRef } from 'react'
import { minimumElapsed } from '#contract/submissions/honeypot.ts'
import { hydration } from '#src/hydration/hydration.ts'

/**
 * Tells people from programs at a form: by an input that no person sees, and by the time that the form was open. A
 * visitor with a draft, or whose browser fills everything in, can be quicker than a person can type. Such a submission
 * is not refused: it is kept at once and sent when the time is over.
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
