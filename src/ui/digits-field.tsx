import type { ChangeEvent, CompositionEvent, ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { digitsOnly } from '#contract/digits.ts'
import { FormField } from './form-field.tsx'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Drops every character that is no digit and makes the digits Latin; the caret stays between the same digits. */
function normalizeDigits(input: Field): void {
  const { value, selectionStart } = input
  const digits = digitsOnly(value)
  if (digits === value) return
  const caret = digitsOnly(value.slice(0, selectionStart ?? value.length)).length
  input.value = digits
  if (input === document.activeElement) input.setSelectionRange(caret, caret)
}

interface DigitsFieldProps extends Omit<ComponentProps<typeof FormField>, 'type'> {
  /** The result of a form's `register`. */
  field: UseFormRegisterReturn
}

/** A whole number: every other character is dropped as it is typed or pasted (DIGIT-3). */
export function DigitsField({ field: { ref, onChange, ...field }, ...rest }: DigitsFieldProps) {
  const accept = (event: ChangeEvent<Field> | CompositionEvent<Field>) => {
    normalizeDigits(event.currentTarget)
    void onChange(event)
  }
  return (
    <FormField
      {...rest}
      {...field}
      // Text typed into the server's HTML before hydration follows the same rule.
      ref={(input: Field | null) => {
        if (input !== null) normalizeDigits(input)
        ref(input)
      }}
      onChange={(event) => {
        // An input method loses its text when the value changes below it; it ends with an event of its own.
        const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing
        if (isComposing !== true) accept(event)
      }}
      inputMode="numeric"
      dir="ltr"
      onCompositionEnd={accept}
    />
  )
}
