import type { FormField } from './field.ts'
import { fieldText, type FieldText, groupText, type GroupText } from './usual-columns.ts'

interface PictureOptions {
  label?: FieldText
  /** What is said below the text of what it shows. */
  altHint?: FieldText
  /** Width over height of where it is shown; free unless given. */
  shape?: number
  /** The group that begins with it. */
  group?: GroupText
  /** Whether the record needs it. */
  required?: boolean
}

/** The picture of a record, and below it what that shows. */
export function pictureFields({
  label = 'picture',
  altHint = 'altHint',
  group,
  ...rest
}: PictureOptions): Record<'pictureId' | 'alt', FormField<'pictureId' | 'alt'>> {
  return {
    pictureId: {
      kind: 'picture',
      label: fieldText(label),
      alt: 'alt',
      ...(group && { group: groupText(group) }),
      ...rest,
    },
    alt: {
      kind: 'localized',
      label: fieldText('alt'),
      hint: fieldText(altHint),
      optional: true,
    },
  }
}
