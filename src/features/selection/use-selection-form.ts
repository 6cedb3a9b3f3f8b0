import { type FormEvent, useState } from 'react'
import { type Ask, type FigureField, figureFields } from './ask.ts'
import { type FieldFault, type Judgement, judgeAsk } from './judge-ask.ts'
import type { UsedAsk } from './use-ask.ts'

export interface SelectionFormState {
  ask: Ask
  change: UsedAsk['change']
  judgement: Judgement
  type: (field: FigureField, typed: string) => void
  /** The field that was typed in has been left. */
  rest: () => void
  /** The fault of a field, once it is time to tell: not while the field is being typed in. */
  shownFault: (field: FigureField) => FieldFault | undefined
  /** Some field shows a fault. */
  hasShownFault: boolean
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * The form, whose results follow what is typed.
 * @param onSubmitted called when it is sent without a fault: on to the results
 */
export function useSelectionForm(
  { ask, change }: UsedAsk,
  onSubmitted: () => void,
): SelectionFormState {
  const [typing, setTyping] = useState<FigureField>()
  const [submitted, setSubmitted] = useState(false)
  const judgement = judgeAsk(ask)
  const shownFault = (field: FigureField) => {
    const fault = judgement.faults[field]
    if (typing === field) return undefined
    // A field that is still empty is no fault before the form is sent.
    return fault?.kind === 'missing' && !submitted ? undefined : fault
  }
  return {
    ask,
    change,
    judgement,
    type: (field, typed) => {
      setTyping(field)
      change({ [field]: typed })
    },
    rest: () => setTyping(undefined),
    shownFault,
    hasShownFault: figureFields.some((field) => shownFault(field) !== undefined),
    submit: (event) => {
      event.preventDefault()
      setTyping(undefined)
      setSubmitted(true)
      const faulty = figureFields.find((field) => judgement.faults[field] !== undefined)
      if (faulty === undefined) {
        onSubmitted()
        return
      }
      const input = event.currentTarget.querySelector<HTMLElement>(`[data-figure="${faulty}"]`)
      input?.closest('details')?.setAttribute('open', '')
      input?.focus()
    },
  }
}
