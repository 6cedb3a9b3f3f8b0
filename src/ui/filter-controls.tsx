import { styled } from '@mui/material/styles'
import { useId, useLayoutEffect, useRef } from 'react'
import { colors, fieldHeight, radius, touchTarget } from '#src/theme/tokens.ts'
import { ExpandMoreIcon } from '#src/ui/icons/expand-more.tsx'
import { SelectBox } from './select-box.ts'

/** The controls above a list, side by side where there is room; the first may be wider. */
export const FilterBar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBlockEnd: 16,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: {
    maxInlineSize: 960,
    gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}))

/** The result of a filter, and the way back to all. */
export const FilterOutcome = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minBlockSize: touchTarget,
  marginBlockEnd: 16,
  '& > p': { margin: 0, fontWeight: 600 },
})

export const FilterLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  fontWeight: 600,
  marginBlockEnd: 6,
}))

export const FilterInput = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  inlineSize: '100%',
  minBlockSize: fieldHeight,
  paddingInline: 14,
  border: `1px solid ${colors.steel}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  color: 'inherit',
  // The browser's own blue.
  '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
}))

const Select = FilterInput.withComponent('select')

/**
 * A control that shows what the address says. It is not controlled by React: what was typed or chosen in the
 * server's HTML before the app had taken over stays, and is told at the beginning.
 */
export function useAddressedControl<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  tell: (given: string) => void,
) {
  const control = useRef<Control>(null)
  const begun = useRef(false)
  useLayoutEffect(() => {
    const element = control.current
    if (element === null) return
    const isTypedIn = element instanceof HTMLInputElement && document.activeElement === element
    if (begun.current && !isTypedIn) element.value = value
    if (!begun.current && element.value !== value) tell(element.value)
    begun.current = true
    // Each change is told by the control itself; here only the address matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [value])
  return control
}

export interface FilterChoiceProps {
  label: string
  /** The text for no choice. */
  allText: string
  value: string
  options: { value: string; text: string }[]
  /** True while the options are on their way. */
  loading?: boolean
  /** Told an empty text for no choice. */
  onChoose: (value: string) => void
}

/**
 * A choice of one, or none; the browser's own list, which phones show best. It always has the address's choice, also
 * one that is not among the options: without it the browser would show no choice, which looks like one that was made.
 */
export function FilterSelect({
  label,
  allText,
  value,
  options,
  loading = false,
  onChoose,
}: FilterChoiceProps) {
  const id = useId()
  const select = useAddressedControl<HTMLSelectElement>(value, onChoose)
  const isOffered = value === '' || options.some((option) => option.value === value)
  const shown = isOffered ? options : [...options, { value, text: loading ? '…' : value }]
  return (
    <div>
      <FilterLabel htmlFor={id}>{label}</FilterLabel>
      <SelectBox>
        <Select
          ref={select}
          id={id}
          autoComplete="off"
          defaultValue={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">{allText}</option>
          {shown.map((option) => (
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
