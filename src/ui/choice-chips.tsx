import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { focusRing } from '#src/theme/focus-ring.ts'
import { colors, motionDuration, pillRadius, touchTarget } from '#src/theme/tokens.ts'
import { FieldFoot, FieldLegend, FieldMessage } from './field-parts.ts'

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const Chip = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  paddingInline: 16,
  border: `1px solid ${colors.steel}`,
  borderRadius: pillRadius,
  backgroundColor: colors.surface,
  cursor: 'pointer',
  transition: `background-color ${motionDuration}ms ease, border-color ${motionDuration}ms ease`,
  '&:hover': { borderColor: colors.inkSoft },
  '&:has(:checked)': {
    borderColor: colors.teal,
    boxShadow: `inset 0 0 0 1px ${colors.teal}`,
    backgroundColor: colors.tealWash,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': focusRing,
  '& > input': {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
    scrollMarginBlock: '128px 48px',
  },
}))

interface ChoiceChipsProps<Code extends string> {
  /** The field, in a form that keeps a draft. */
  name?: string
  label: string
  /** One of them, or any number. */
  type: 'radio' | 'checkbox'
  options: readonly { code: Code; label: ReactNode }[]
  chosen: readonly Code[]
  /** Told which option was pressed, and all that are chosen with that. */
  onChoose: (code: Code, all: Code[]) => void
  /** The error message for the choice; undefined while there is none. */
  errorText: string | undefined
}

/** A choice from a few options, all of them in view. */
export function ChoiceChips<Code extends string>({
  name,
  label,
  type,
  options,
  chosen,
  onChoose,
  errorText,
}: ChoiceChipsProps<Code>) {
  const id = useId()
  const messageId = `${id}-message`
  const group = useRef<HTMLFieldSetElement>(null)
  // A visitor may choose in the server's HTML before React runs; all of that is told at once.
  useLayoutEffect(() => {
    const inputs = group.current?.querySelectorAll('input')
    const codes = options.map(({ code }) => code)
    const all = codes.filter((_, index) => inputs?.[index]?.checked)
    const isNew = (code: Code) => all.includes(code) !== chosen.includes(code)
    const pressed = all.find(isNew) ?? codes.find(isNew)
    if (pressed !== undefined) onChoose(pressed, all)
    // Each change is told by the inputs themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const choose = (code: Code) => {
    const others = type === 'radio' ? [] : chosen.filter((one) => one !== code)
    onChoose(code, chosen.includes(code) ? others : [...others, code])
  }
  return (
    <Group
      ref={group}
      aria-describedby={messageId}
      data-fault={errorText === undefined ? undefined : ''}
    >
      <FieldLegend>{label}</FieldLegend>
      <Chips>
        {options.map((option) => (
          <Chip key={option.code}>
            <input
              type={type}
              name={name ?? id}
              value={option.code}
              checked={chosen.includes(option.code)}
              onChange={() => choose(option.code)}
              aria-describedby={messageId}
            />
            {option.label}
          </Chip>
        ))}
      </Chips>
      <FieldFoot>
        <FieldMessage id={messageId} aria-live="polite">
          {errorText}
        </FieldMessage>
      </FieldFoot>
    </Group>
  )
}
