import type { FormFieldDeclaration } from './field.ts'
import { fieldText, type FieldText } from './usual-columns.ts'

interface PictureOptions {
  label?: FieldText
  /** What is said below the text of what it shows. */
  altHint?: FieldText
  /** Width over height of where it is shown; free unless given. */
  shape?: number
  /** Whether the record needs it. */
  required?: boolean
}

/** The picture of a record, and below it what that shows. */
export function pictureFields({
  label = 'picture',
  altHint = 'altHint',
  ...rest
}: PictureOptions): FormFieldDeclaration<'pictureId' | 'alt'>[] {
  return [
    { kind: 'picture', name: 'pictureId', label: fieldText(label), alt: 'alt', ...rest },
    {
      kind: 'localized',
      name: 'alt',
      label: fieldText('alt'),
      hint: fieldText(altHint),
      optional: true,
    },
  ]
}
