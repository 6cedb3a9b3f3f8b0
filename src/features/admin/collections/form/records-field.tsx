import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { DigitsField } from '#src/ui/digits-field.tsx'
import { FieldLegend, FieldMessage } from '#src/ui/field-parts.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import type { FormFieldDeclaration } from '../field.ts'
import { references } from '../references.ts'
import { useFieldError } from './use-field-error.ts'

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })

const List = styled('ol')({ listStyle: 'none', margin: 0, marginBlockEnd: 12, padding: 0 })

const Item = styled('li')({
  marginBlockEnd: 12,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
})

/** The name, the count and the buttons of one record: in a line where there is room. */
const Parts = styled('div')(({ theme }) => ({
  padding: '10px 14px',
  display: 'grid',
  alignItems: 'center',
  columnGap: 16,
  // The room for a message is part of the line already.
  '& > [data-count]': { marginBlockEnd: -16 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '&:has(> [data-count])': { gridTemplateColumns: 'minmax(0, 1fr) 160px auto' },
  },
}))

type Mention = Record<'id' | 'count', string>

/** Records of another collection, put in order; one that was deleted is named so, and may be taken off. */
export function RecordsField({
  field,
}: {
  field: Extract<FormFieldDeclaration, { kind: 'records' }>
}) {
  const { t } = useTranslation(['admin', 'translation'])
  const { control, register } = useFormContext<Record<string, Mention[]>>()
  const errorOf = useFieldError()
  const { name, to, counted, maximum } = field
  // The records have an `id` of their own.
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'key' })
  const { data } = useQuery(references[to](useApi()))
  const other = data === undefined ? '…' : t('fields.records.gone')
  const nameOf = (id: string) => data?.find(({ code }) => code === id)?.label ?? other
  const offered = (data ?? []).filter(({ code }) => !fields.some(({ id }) => id === code))
  return (
    <Group>
      <FieldLegend>{field.label(t)}</FieldLegend>
      <List>
        {fields.map(({ key, id }, index) => {
          const label = nameOf(id)
          return (
            <Item key={key}>
              <Parts role="group" aria-label={label}>
                <strong>
                  <bdi>{label}</bdi>
                </strong>
                {counted && (
                  <div data-count="">
                    <DigitsField
                      field={register(`${name}.${index}.count`)}
                      label={t('fields.records.count')}
                      errorText={errorOf(`${name}.${index}.count`)}
                      optional
                      autoComplete="off"
                    />
                  </div>
                )}
                <div>
                  <Action
                    type="button"
                    look="plain"
                    disabled={index === 0}
                    aria-label={t('fields.records.earlier', { label })}
                    onClick={() => move(index, index - 1)}
                  >
                    {t('fields.earlier')}
                  </Action>
                  <Action
                    type="button"
                    look="plain"
                    aria-label={t('fields.records.removeOne', { label })}
                    onClick={() => remove(index)}
                  >
                    {t('fields.records.remove')}
                  </Action>
                </div>
              </Parts>
            </Item>
          )
        })}
      </List>
      {offered.length > 0 && fields.length < maximum ? (
        <SelectField
          // Open again after each choice, with the focus where it was.
          value=""
          label={t(`fields.records.add.${to === 'products' ? 'products' : 'services'}`)}
          errorText={errorOf(name)}
          optional
          emptyText={t('fields.choose')}
          options={offered}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') append({ id: value, count: '' }, { shouldFocus: false })
          }}
        />
      ) : (
        <FieldMessage aria-live="polite">{errorOf(name)}</FieldMessage>
      )}
    </Group>
  )
}
