import { type FormEvent, useRef } from 'react'

/**
 * A form's submit handler that does nothing while the last submission is under way: the button may be pressed twice
 * before it is drawn disabled.
 */
export function useSubmitOnce(
  submit: (event: FormEvent) => Promise<void>,
): (event: FormEvent) => void {
  const underWay = useRef(false)
  const submitOnce = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    try {
      await submit(event)
    } finally {
      underWay.current = false
    }
  }
  return (event) => void submitOnce(event)
}
