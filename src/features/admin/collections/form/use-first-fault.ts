import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isLanguage, type Language } from '#contract/locale.ts'

/**
 * After a form was refused, its first faulty field gets the focus, in whichever language it is.
 *
 * @param refusals how often it was refused
 */
export function useFirstFault(
  form: RefObject<HTMLFormElement | null>,
  refusals: number,
  show: (language: Language) => void,
): void {
  const seen = useRef(refusals)
  useEffect(() => {
    if (seen.current === refusals) return
    seen.current = refusals
    // A dialog or a frame may still be drawing what is wrong.
    const frame = requestAnimationFrame(() => {
      const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      const language = faulty?.closest<HTMLElement>('[data-language]')?.dataset.language
      if (isLanguage(language)) flushSync(() => show(language))
      faulty?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [form, refusals, show])
}
