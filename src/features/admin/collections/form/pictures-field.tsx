import { styled } from '@mui/material/styles'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { inEachLanguage } from '#contract/locale.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { FieldLegend, FieldMessage } from '#src/ui/field-parts.ts'
import type { FormFieldDeclaration } from '../field.ts'
import { PictureInput } from './picture-input.tsx'
import { LanguagesField } from './text-fields.tsx'
import { useFieldError } from './use-field-error.ts'
import { useForgetAlt } from './use-forget-alt.ts'

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })

const Item = styled('div')({
  padding: '14px 14px 4px',
  marginBlockEnd: 12,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
})

/** Pictures, each with what it shows in each language. */
export function PicturesField({
  field,
}: {
  field: Extract<FormFieldDeclaration, { kind: 'pictures' }>
}) {
  const { t } = useTranslation(['admin', 'translation'])
  const { control } = useFormContext()
  const errorOf = useFieldError()
  const forgetAlt = useForgetAlt()
  const { name, maximum, shape } = field
  const { fields, append, remove, move } = useFieldArray({ control, name })
  return (
    <Group>
      <FieldLegend>{field.label(t)}</FieldLegend>
      {fields.map(({ id }, index) => (
        <Item key={id}>
          <Controller
            control={control}
            name={`${name}.${index}.pictureId`}
            render={({ field: { value, onChange, ref } }) => (
              <PictureInput
                ref={ref}
                label={t('fields.pictureNumber', { number: index + 1 })}
                value={typeof value === 'string' ? value : null}
                onChange={(picture, isGone) => {
                  if (picture === null) return remove(index)
                  onChange(picture)
                  if (isGone) forgetAlt(`${name}.${index}.alt`)
                }}
                shape={shape}
                errorText={errorOf(`${name}.${index}.pictureId`)}
              />
            )}
          />
          <LanguagesField
            name={`${name}.${index}.alt`}
            label={t('fields.alt')}
            lines={1}
            optional
          />
          <Action
            type="button"
            look="plain"
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          >
            {t('fields.earlier')}
          </Action>
          <Action type="button" look="plain" onClick={() => remove(index)}>
            {t('fields.removeEntry', { number: index + 1 })}
          </Action>
        </Item>
      ))}
      <Action
        type="button"
        look="outlined"
        disabled={fields.length >= maximum}
        onClick={() => append({ pictureId: null, alt: inEachLanguage(() => '') })}
      >
        {t('fields.addPicture')}
      </Action>
      <p style={{ margin: '4px 0 12px' }}>
        <FieldMessage aria-live="polite">{fields.length === 0 && errorOf(name)}</FieldMessage>
      </p>
    </Group>
  )
}
