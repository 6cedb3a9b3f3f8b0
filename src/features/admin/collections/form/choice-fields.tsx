import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { everyCountry } from '#src/i18n/country-options.ts'
import { touchTarget } from '#src/theme/tokens.ts'
import { FieldLabel } from '#src/ui/field-parts.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import type { FormFieldDeclaration } from '../field.ts'
import { references } from '../references.ts'
import { useFieldError } from './use-field-error.ts'

type Of<Kind extends FormFieldDeclaration['kind']> = Extract<FormFieldDeclaration, { kind: Kind }>

/** A choice of one from stable words, or of a country. */
export function ChoiceField({ field }: { field: Of<'choice' | 'country'> }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { register } = useFormContext()
  const errorOf = useFieldError()
  const { language } = useApi()
  return (
    <SelectField
      {...register(field.name)}
      label={field.label(t)}
      errorText={errorOf(field.name)}
      emptyText={t('fields.choose')}
      hint={field.hint?.(t)}
      options={
        field.kind === 'country'
          ? everyCountry(language)
          : field.options.map((code) => ({ code, label: field.text(code, t) }))
      }
    />
  )
}

/** A choice of a record of another collection. */
export function ReferenceField({ field }: { field: Of<'reference'> }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { register, watch } = useFormContext()
  const errorOf = useFieldError()
  const api = useApi()
  const { data = [] } = useQuery(references[field.to](api))
  const current = String(watch(field.name) ?? '')
  // Until the others have come, the record's own choice must not be lost.
  const known = data.some(({ code }) => code === current) || current === ''
  return (
    <SelectField
      {...register(field.name)}
      key={String(known)}
      label={field.label(t)}
      errorText={errorOf(field.name)}
      optional={field.optional === true}
      emptyText={t('fields.choose')}
      options={known ? data : [...data, { code: current, label: '…' }]}
    />
  )
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: touchTarget,
  marginBlockEnd: 20,
  '& > label': { marginBlockEnd: 0 },
})

/** Yes or no. */
export function FlagField({ field }: { field: Of<'flag'> }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { control } = useFormContext()
  const id = useId()
  return (
    <Line>
      <Controller
        control={control}
        name={field.name}
        render={({ field: { value, onChange, ref, ...rest } }) => (
          <Switch
            {...rest}
            checked={value === true}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { ref, id } }}
          />
        )}
      />
      <FieldLabel htmlFor={id}>{field.label(t)}</FieldLabel>
    </Line>
  )
}
