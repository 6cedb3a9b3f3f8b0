import { styled } from '@mui/material/styles'
import { useId, useLayoutEffect, useRef } from 'react'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'

const Group = styled('fieldset')(({ theme }) => ({
  ...theme.typography.body2,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0 },
  '& > div': {
    display: 'flex',
    border: `1px solid ${colors.steel}`,
    borderRadius: radius,
    overflow: 'clip',
  },
}))

const Choice = styled('label')({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: touchTarget,
  paddingInline: 12,
  cursor: 'pointer',
  '& + &': { borderInlineStart: `1px solid ${colors.steel}` },
  '&:hover': { backgroundColor: colors.hoverWash },
  '&:has(:checked)': { color: colors.onTeal, backgroundColor: colors.teal, fontWeight: 600 },
  '&:has(:focus-visible)': { outline: `3px solid ${colors.amber}`, outlineOffset: -3 },
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
})

interface SegmentsProps<Value extends string> {
  label: string
  options: readonly { value: Value; text: string }[]
  chosen: Value
  onChoose: (value: Value) => void
  className?: string
}

/** One of a few choices, side by side; each acts at once. */
export function Segments<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
  className,
}: SegmentsProps<Value>) {
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    // It was pressed in the server's HTML.
    const pressed = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const option = options.find(({ value }) => value === pressed)
    if (option !== undefined && option.value !== chosen) onChoose(option.value)
    // Later on each press is told by its input.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <Group ref={group} className={className}>
      <legend>{label}</legend>
      <div>
        {options.map(({ value, text }) => (
          <Choice key={value}>
            <input
              type="radio"
              autoComplete="off"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {text}
          </Choice>
        ))}
      </div>
    </Group>
  )
}
