import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressedControl } from '#src/ui/filter-controls.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import type { FigureField as FieldName } from './ask.ts'
import { fieldFaultText } from './fault-texts.ts'
import type { SelectionFormState } from './use-selection-form.ts'

interface FigureFieldProps {
  name: FieldName
  form: SelectionFormState
  optional?: boolean
  /** Shown where it is left empty. */
  placeholder?: string
  hint?: string | undefined
}

/** A number with its message; what was typed is told at once and stays as it was typed. */
export function FigureField({
  name,
  form,
  optional = false,
  placeholder,
  hint,
}: FigureFieldProps): ReactNode {
  const { t } = useTranslation()
  const { ask } = form
  const input = useAddressedControl<HTMLInputElement>(ask[name], (typed) => form.type(name, typed))
  const fault = form.shownFault(name)
  return (
    <FormField
      label={t(`selection.field.${name}`)}
      required={!optional}
      errorText={fault && fieldFaultText(t, name, fault, ask)}
      hint={fault === undefined ? hint : undefined}
      ref={input}
      defaultValue={ask[name]}
      placeholder={placeholder}
      autoComplete="off"
      inputMode="decimal"
      dir="ltr"
      maxLength={24}
      data-figure={name}
      onChange={(event) => form.type(name, event.target.value)}
      onBlur={form.rest}
    />
  )
}
