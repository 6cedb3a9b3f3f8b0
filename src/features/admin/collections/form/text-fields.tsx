import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { defaultLanguage, directions, languages } from '#contract/locale.ts'
import { DigitsField } from '#src/ui/digits-field.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import type { FormFieldDeclaration } from '../field.ts'
import { readCoordinates } from './read-coordinates.ts'
import { useRecordFormContext } from './record-form-context.ts'
import { LanguagePair } from './language-pair.ts'
import { useFieldError } from './use-field-error.ts'

type Of<Kind extends FormFieldDeclaration['kind']> = Extract<FormFieldDeclaration, { kind: Kind }>

interface LanguagesFieldProps {
  name: string
  label: string
  hint?: string | undefined
  /** The number of lines shown; one for a short text. */
  lines: number
  /** True when the text may be left empty in the default language too. */
  optional: boolean
}

/** A text in each language and its direction, with a note where one of them is missing. */
export function LanguagesField({ name, label, hint, lines, optional }: LanguagesFieldProps) {
  const { t } = useTranslation('admin')
  const { register, watch } = useFormContext()
  const errorOf = useFieldError()
  const { shown } = useRecordFormContext()
  const isEmpty = (language: string) => String(watch(`${name}.${language}`) ?? '').trim() === ''
  const missing = !languages.every(isEmpty)
  return (
    <LanguagePair>
      {languages.map((language) => (
        <div key={language} data-language={language} data-hidden={language !== shown}>
          <FormField
            {...register(`${name}.${language}`)}
            label={t(`fields.in.${language}`, { label })}
            errorText={errorOf(`${name}.${language}`)}
            optional={optional || language !== defaultLanguage}
            rows={lines}
            maxRows={16}
            autoComplete="off"
            lang={language}
            dir={directions[language]}
            hint={missing && isEmpty(language) ? t(`fields.missing.${language}`) : hint}
          />
        </div>
      ))}
    </LanguagePair>
  )
}

interface PlainFieldProps {
  field: Of<'text' | 'link' | 'email' | 'phone' | 'day' | 'slug' | 'notes' | 'lines'>
}

/** One text in no language of the site: an address, a phone number, a note. */
export function PlainField({ field }: PlainFieldProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { register } = useFormContext()
  const errorOf = useFieldError()
  const { kind, name } = field
  const many = kind === 'notes' || kind === 'lines'
  return (
    <FormField
      {...register(name)}
      label={field.label(t)}
      errorText={errorOf(name)}
      optional={'optional' in field ? field.optional === true : many || kind === 'slug'}
      rows={many ? 3 : 1}
      maxRows={16}
      autoComplete="off"
      type={inputTypes[kind] ?? 'text'}
      dir={kind === 'notes' || kind === 'text' ? 'auto' : 'ltr'}
      {...(kind === 'lines' && { inputMode: field.of === 'phone' ? 'tel' : 'decimal' })}
      hint={field.hint?.(t)}
    />
  )
}

const inputTypes: Partial<Record<FormFieldDeclaration['kind'], string>> = {
  phone: 'tel',
  email: 'email',
  day: 'date',
}

/** A number that may have a fraction. */
export function DecimalField({ field }: { field: Of<'decimal'> }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { register, setValue } = useFormContext()
  const errorOf = useFieldError()
  const { name, pair } = field
  const registered = register(name)
  /** Fills in both numbers of a pair; false where the text tells no pair. */
  const fillPair = (text: string) => {
    const place = pair && readCoordinates(text)
    pair?.forEach((part, at) => {
      const number = place?.[at]
      if (number !== undefined) setValue(part, String(number), changed)
    })
    return place !== undefined
  }
  return (
    <FormField
      {...registered}
      onPaste={(event) => {
        if (fillPair(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      // A keyboard that has a key for what was copied tells of no pasting.
      onBlur={(event) => (fillPair(event.target.value) ? undefined : registered.onBlur(event))}
      label={field.label(t)}
      errorText={errorOf(name)}
      autoComplete="off"
      dir="ltr"
      inputMode="decimal"
      hint={field.hint?.(t)}
    />
  )
}

const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true }

/** A whole number. */
export function NumberField({ field }: { field: Of<'order' | 'number'> }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { register } = useFormContext()
  const errorOf = useFieldError()
  return (
    <DigitsField
      field={register(field.name)}
      label={field.label(t)}
      errorText={errorOf(field.name)}
      autoComplete="off"
      hint={field.hint?.(t)}
    />
  )
}

/** Two numbers, the smaller and the larger. */
export function RangeField({ field }: { field: Of<'range'> }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { register } = useFormContext()
  const errorOf = useFieldError()
  return (
    <LanguagePair>
      {(['minimum', 'maximum'] as const).map((end) => (
        <FormField
          key={end}
          {...register(`${field.name}.${end}`)}
          label={t(`fields.${end}`, { label: field.label(t) })}
          errorText={errorOf(`${field.name}.${end}`)}
          autoComplete="off"
          inputMode="decimal"
          dir="ltr"
        />
      ))}
    </LanguagePair>
  )
}
