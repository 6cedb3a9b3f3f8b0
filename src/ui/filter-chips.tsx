import { ChoiceChips } from './choice-chips.tsx'
import type { FilterChoiceProps } from './filter-controls.tsx'

/** A choice of one of a few, or none, all of them in view. */
export function FilterChips({ label, allText, value, options, onChoose }: FilterChoiceProps) {
  return (
    <div>
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
