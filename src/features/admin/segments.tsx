import { styled } from '@mui/material/styles'
import { useId } from 'react'
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
  return (
    <Group className={className}>
      <legend>{label}</legend>
      <div>
        {options.map(({ value, text }) => (
          <Choice key={value}>
            <input
              type="radio"
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
