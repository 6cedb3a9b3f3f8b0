import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldLabel } from '#src/ui/field-parts.ts'
import type { FormFieldDeclaration } from '../field.ts'
import { PictureInput } from './picture-input.tsx'
import { useFieldError } from './use-field-error.ts'
import { useForgetAlt } from './use-forget-alt.ts'

/** The picture of a record. */
export function PictureField({
  field,
}: {
  field: Extract<FormFieldDeclaration, { kind: 'picture' }>
}) {
  const { t } = useTranslation(['admin', 'translation'])
  const { control } = useFormContext()
  const errorOf = useFieldError()
  const forgetAlt = useForgetAlt()
  const label = field.label(t)
  return (
    <div>
      <FieldLabel as="span">
        {label}
        {!field.required && <small> {t('translation:form.optional')}</small>}
      </FieldLabel>
      <Controller
        control={control}
        name={field.name}
        render={({ field: { value, onChange, ref } }) => (
          <PictureInput
            ref={ref}
            label={label}
            value={typeof value === 'string' ? value : null}
            onChange={(picture, isGone) => {
              onChange(picture)
              if (isGone && field.alt !== undefined) forgetAlt(field.alt)
            }}
            shape={field.shape}
            errorText={errorOf(field.name)}
          />
        )}
      />
    </div>
  )
}
