import { useCallback, useEffect, useMemo, useRef } from 'react'
import { minimumElapsed } from '#contract/submissions/bot-trap.ts'

/**
 * What tells people from programs at a form (decisions 30): an input that no person sees, and how long the form was
 * open. Whoever is quicker than a person can be, by a draft that was there or by the browser filling all in, waits
 * for the rest of the time instead of being refused.
 *
 * @returns `input`, for `TrapField`; `read`, to be sent with the form; `clear`, for when the browser filled it in
 */
export function useBotTrap() {
  const input = useRef<HTMLInputElement>(null)
  const openedAt = useRef<number>(undefined)

  useEffect(() => {
    openedAt.current = performance.now()
  }, [])

  const read = useCallback(async (): Promise<Record<'referral' | 'elapsed', string>> => {
    const elapsed = () => performance.now() - (openedAt.current ?? performance.now())
    const rest = minimumElapsed - elapsed()
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    return {
      referral: input.current?.value ?? '',
      // A timer may be a little early.
      elapsed: String(Math.max(minimumElapsed, Math.round(elapsed()))),
    }
  }, [])

  const clear = useCallback(() => {
    if (input.current !== null) input.current.value = ''
  }, [])

  return useMemo(() => ({ input, read, clear }), [read, clear])
}
