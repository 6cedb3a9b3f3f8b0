import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldKind, FormFieldDeclaration } from '../field.ts'
import { FieldView } from './field-view.tsx'
import { sideBySide } from './language-pair.ts'

const Group = styled('section')(({ theme }) => ({
  '& + &': { marginBlockStart: 20 },
  '& > h2': { ...theme.typography.h4, marginBlock: '0 12px' },
}))

/** If there is room, fields of a few letters stand two in a row, whole numbers four. */
const Fields = styled('div')({
  display: 'grid',
  gap: '8px 20px',
  alignItems: 'start',
  '& > div': { minInlineSize: 0 },
  [sideBySide]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > div': { gridColumn: '1 / -1' },
    '& > [data-width="half"]': { gridColumn: 'span 2' },
    '& > [data-width="quarter"]': { gridColumn: 'span 1' },
  },
})

const widths: Partial<Record<FieldKind, 'half' | 'quarter'>> = {
  order: 'quarter',
  number: 'quarter',
  decimal: 'half',
  range: 'half',
  text: 'half',
  slug: 'half',
  day: 'half',
  phone: 'half',
  email: 'half',
  link: 'half',
  choice: 'half',
  reference: 'half',
  person: 'half',
  flag: 'half',
}

/** Splits a form before each field that begins a group. */
function inGroups(fields: readonly FormFieldDeclaration[]): FormFieldDeclaration[][] {
  const groups: FormFieldDeclaration[][] = []
  for (const field of fields) {
    const present = groups.at(-1)
    if (present === undefined || field.group) groups.push([field])
    else present.push(field)
  }
  return groups
}

const Whole = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })

interface FormFieldsProps {
  fields: readonly FormFieldDeclaration[]
  readOnly: boolean
}

/** The fields of a form that are asked for now; whoever may only read finds them disabled (ROLE-6). */
export function FormFields({ fields, readOnly }: FormFieldsProps) {
  return (
    <Whole disabled={readOnly}>
      <AskedFields fields={fields} />
    </Whole>
  )
}

function AskedFields({ fields }: Pick<FormFieldsProps, 'fields'>) {
  const { t } = useTranslation(['admin', 'translation'])
  const values = useFormContext().watch()
  const id = useId()
  const asked = fields.filter(({ when = () => true }) => when(values))
  return inGroups(asked).map((group) => {
    const [first] = group
    const headingId = `${id} ${first?.name}`.replaceAll(' ', '-')
    const rows = (
      <Fields key={first?.name}>
        {group.map((field) => (
          <div key={field.name} data-width={widths[field.kind]}>
            <FieldView field={field} />
          </div>
        ))}
      </Fields>
    )
    if (!first?.group) return rows
    return (
      <Group key={first.name} aria-labelledby={headingId}>
        <h2 id={headingId}>{first.group(t)}</h2>
        {rows}
      </Group>
    )
  })
}
