import { styled } from '@mui/material/styles'
import { useFormContext } from 'react-hook-form'
import type { FieldKind, FormFieldDeclaration } from '../field.ts'
import { FieldView } from './field-view.tsx'
import { sideBySide } from './shown-language.ts'

/** Fields of a few letters stand two in a row where there is room. */
const Fields = styled('div')({
  display: 'grid',
  gap: '8px 20px',
  alignItems: 'start',
  [sideBySide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { minInlineSize: 0 },
  '& > [data-narrow="false"]': { gridColumn: '1 / -1' },
})

const narrowKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'order',
  'number',
  'decimal',
  'text',
  'slug',
  'day',
  'phone',
  'email',
  'link',
  'choice',
  'reference',
  'flag',
])

/** The fields of a form that are asked for now. */
export function FormFields({ fields }: { fields: readonly FormFieldDeclaration[] }) {
  const values = useFormContext().watch()
  return (
    <Fields>
      {fields
        .filter(({ when = () => true }) => when(values))
        .map((field) => (
          <div key={field.name} data-narrow={narrowKinds.has(field.kind)}>
            <FieldView field={field} />
          </div>
        ))}
    </Fields>
  )
}
