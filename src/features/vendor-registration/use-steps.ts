import { type RefObject, useEffect, useRef, useState } from 'react'
import { registerVendorCall } from '#contract/calls.ts'
import { readTab, writeTab } from '#src/pwa/safe-storage.ts'
import { useHydrated } from '#src/hydration/use-hydrated.ts'
import { readStep, type Step } from './steps.ts'

interface Turn {
  step: Step
  /** The target of the keyboard focus. */
  focus: 'title' | 'fault' | 'nothing'
}

const key = `step ${registerVendorCall.id}`
const controls = 'input, textarea, button, [role="spinbutton"]'

/** The first control of the form that something is wrong with. */
function findFault(form: HTMLElement): HTMLElement | null {
  const fault = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')
  if (fault === null || fault.matches(controls)) return fault
  return fault.querySelector<HTMLElement>(controls)
}

/**
 * Which step the form is at; the same after a reload, as its draft is. A step that is gone to begins at its title,
 * one with faults at the first of them.
 */
export function useSteps(): {
  step: Step
  goTo: (step: Step, focus: Turn['focus']) => void
  /** For the element around all fields. */
  form: RefObject<HTMLFormElement | null>
  title: RefObject<HTMLHeadingElement | null>
} {
  const hydrated = useHydrated()
  const [turn, setTurn] = useState<Turn>()
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (turn?.focus === 'title') title.current?.focus()
    if (turn?.focus === 'fault' && form.current !== null) findFault(form.current)?.focus()
  }, [turn])

  const goTo = (step: Step, focus: Turn['focus']) => {
    writeTab(key, step === 'company' ? undefined : step)
    setTurn({ step, focus })
  }
  const step = turn?.step ?? (hydrated ? readStep(readTab(key)) : 'company')
  return { step, goTo, form, title }
}
