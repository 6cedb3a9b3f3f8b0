import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { readTab, writeTab } from './tab-storage.ts'

/**
 * What tells people from programs (decisions 30). The time counts from the form's first opening in this tab, so
 * that whoever comes back to a filled form by a reload may send it at once.
 *
 * @param name the id of the form's call
 * @returns a ref for the input that no person fills in; what to send along; `restart`, for a new form
 */
export function useBotTrap(name: string): {
  trap: RefObject<HTMLInputElement | null>
  answers: () => Record<string, string>
  restart: () => void
} {
  const trap = useRef<HTMLInputElement>(null)
  const opened = useRef<number>(undefined)
  const key = `opened ${name}`

  const restart = useCallback(() => {
    opened.current = Date.now()
    writeTab(key, String(opened.current))
  }, [key])

  useEffect(() => {
    const before = Number(readTab(key) ?? '')
    if (before > 0) opened.current = before
    else restart()
  }, [key, restart])

  const answers = () => {
    const elapsed = Math.max(0, Date.now() - (opened.current ?? Date.now()))
    const referral = trap.current?.value ?? ''
    return { elapsed: String(elapsed), ...(referral !== '' && { referral }) }
  }
  return { trap, answers, restart }
}
