import type { Ref } from 'react'

/** An input for programs alone (FORM-7): neither seen, nor read out, nor reached by the keyboard. */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input ref={ref} type="text" name="referral" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
