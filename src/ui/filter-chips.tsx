import { useLayoutEffect, useRef } from 'react'
import { ChoiceChips } from './choice-chips.tsx'
import type { FilterChoiceProps } from './filter-controls.tsx'

/** A choice of one of a few, or none, all of them in view. */
export function FilterChips({ label, allText, value, options, onChoose }: FilterChoiceProps) {
  const chips = useRef<HTMLDivElement>(null)
  // A visitor may choose in the server's HTML before React runs; that choice is reported at once.
  useLayoutEffect(() => {
    const chosen = chips.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (chosen !== undefined && chosen !== value) onChoose(chosen)
    // Each change is told by the chips themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <div ref={chips}>
      <ChoiceChips
        label={label}
        type="radio"
        options={[
          { code: '', label: allText },
          ...options.map(({ value: code, text }) => ({ code, label: text })),
        ]}
        chosen={[value]}
        onChoose={onChoose}
        errorText={undefined}
      />
    </div>
  )
}
