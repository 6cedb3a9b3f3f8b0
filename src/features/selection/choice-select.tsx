import { useId } from 'react'
import { ExpandMoreIcon } from '#src/ui/icons/expand-more.tsx'
import { FilterInput, FilterLabel, useAddressedControl } from '#src/ui/filter-controls.tsx'
import { SelectBox } from '#src/ui/select-box.ts'

const Select = FilterInput.withComponent('select')

interface ChoiceSelectProps<Value extends string> {
  label: string
  /** Goes on with the label for those who hear the page; what stands beside it tells the others. */
  of?: string
  value: Value
  options: readonly { value: Value; text: string }[]
  onChoose: (value: Value) => void
}

/** A choice of one, which there always is: the browser's own list. */
export function ChoiceSelect<Value extends string>({
  label,
  of,
  value,
  options,
  onChoose,
}: ChoiceSelectProps<Value>) {
  const id = useId()
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen)
    if (option !== undefined) onChoose(option.value)
  }
  const select = useAddressedControl<HTMLSelectElement>(value, choose)
  return (
    <div>
      <FilterLabel htmlFor={id}>
        {label}
        {of !== undefined && <span className="visually-hidden"> {of}</span>}
      </FilterLabel>
      <SelectBox>
        <Select
          ref={select}
          id={id}
          autoComplete="off"
          defaultValue={value}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </Select>
        <ExpandMoreIcon aria-hidden="true" />
      </SelectBox>
    </div>
  )
}
