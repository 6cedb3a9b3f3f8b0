import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import { Mark } from '../choice-mark.tsx'
import type { FormFieldDeclaration } from '../field.ts'
import { labelTone } from '../label-marks.ts'
import { references } from '../references.ts'
import { useFieldError } from './use-field-error.ts'

/** The labels of a record, all that there are in view; nothing while there are none (WORK-12). */
export function LabelsField({
  field,
}: {
  field: Extract<FormFieldDeclaration, { kind: 'labels' }>
}) {
  const { t } = useTranslation(['admin', 'translation'])
  const { control } = useFormContext()
  const errorOf = useFieldError()
  const { data = [] } = useQuery(references.labels(useApi()))
  if (data.length === 0) return null
  const options = data.map(({ code, label, color }) => ({
    code,
    label: (
      <Mark tone={labelTone(color)}>
        <bdi>{label}</bdi>
      </Mark>
    ),
  }))
  return (
    <Controller
      control={control}
      name={field.name}
      render={({ field: { value, onChange } }) => {
        const chosen = (Array.isArray(value) ? value : []) as string[]
        return (
          <ChoiceChips
            type="checkbox"
            label={field.label(t)}
            options={options}
            chosen={chosen}
            onChoose={(_, all) => onChange(all)}
            errorText={errorOf(field.name)}
          />
        )
      }}
    />
  )
}
