import { type FormEvent, useRef, useState } from 'react'
import { useApi } from '#src/api/api-context.ts'
import type { Check, Checked, Messages } from './guest-rules.ts'

interface GuestForm<Values> {
  /** The rules come when the form is touched: with validator and messages, half of what the page adds to the start. */
  loadCheck: () => Promise<Check<Values>>
  /** Gives the values to send beside the fields. It is called at the press, which may come before the page is hydrated. */
  added?: () => object
  /** @returns the faults that the server finds in the fields, in its words */
  send: (values: Values) => Promise<Messages<Values> | void>
  /** Called once, when the user begins to use the form. */
  onTouched?: (() => void) | undefined
}

/**
 * A form of one or two plain fields on a page before the back office (SESSION-20): checked when it is sent, and
 * from then on whenever a field changes. Other forms use react-hook-form (docs/decisions/0015).
 *
 * @returns handlers for the form, the messages of its fields, and whether it is being sent
 */
export function useGuestForm<Values extends object>({
  loadCheck,
  added,
  send,
  onTouched,
}: GuestForm<Values>) {
  const { language } = useApi()
  const [messages, setMessages] = useState<Messages<Values>>({})
  const [isSubmitting, setSubmitting] = useState(false)
  const touched = useRef(false)
  const checked = useRef(false)

  const touch = () => {
    if (touched.current) return
    touched.current = true
    // Code for the time after the sign-in must not delay the sign-in.
    void loadCheck()
      .catch(() => undefined)
      .then(onTouched)
  }

  const check = async (form: HTMLFormElement): Promise<Checked<Values>> => {
    const entered = { ...Object.fromEntries(new FormData(form)), ...added?.() }
    try {
      return (await loadCheck())(entered, language)
    } catch {
      // If the rules cannot be loaded, the server applies them, or does not answer for the same reason.
      return { values: entered as Values }
    }
  }

  const complain = (form: HTMLFormElement, found: Messages<Values>) => {
    setMessages(found)
    const [first] = Object.keys(found)
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const submit = async (form: HTMLFormElement) => {
    const found = await check(form)
    if ('messages' in found) return complain(form, found.messages)
    setMessages({})
    const refused = await send(found.values)
    if (refused) complain(form, refused)
  }

  const checkAgain = async (form: HTMLFormElement) => {
    const found = await check(form)
    setMessages('messages' in found ? found.messages : {})
  }

  return {
    messages,
    isSubmitting,
    handlers: {
      ref: (form: HTMLFormElement | null) => {
        // The user typed into the server's HTML, or the browser filled it in.
        const fields = form?.querySelectorAll('input:not([type="hidden"])') ?? []
        if ([...fields].some((field) => field instanceof HTMLInputElement && field.value)) touch()
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        checked.current = true
        setSubmitting(true)
        void submit(event.currentTarget).finally(() => setSubmitting(false))
      },
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        touch()
        if (checked.current) void checkAgain(currentTarget)
      },
      // A mouse is over the form a moment before it presses; a finger comes at once.
      onPointerEnter: touch,
      onKeyDown: touch,
    },
  }
}
