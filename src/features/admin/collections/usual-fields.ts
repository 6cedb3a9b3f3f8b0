import { fieldLimits } from '#contract/admin/field-limits.ts'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import type { FieldDescription } from '#contract/collections/field.ts'
import type { AdminText } from './column.ts'
import type { FormField, FormFieldDeclaration } from './field.ts'
import { fieldText, type FieldText } from './usual-columns.ts'

/** The differences of a form's field from what its kind suggests. */
export interface FieldChanges {
  label?: (t: AdminText) => string
  hint?: (t: AdminText) => string
  group?: (t: AdminText) => string
  when?: (values: Readonly<Record<string, unknown>>) => boolean
  optional?: boolean
  long?: boolean
  /** Width over height of where a picture is shown. */
  shape?: number
  pair?: readonly [latitude: string, longitude: string]
  /** The words of a choice. */
  text?: (code: string, t: AdminText) => string
}

/** The names of fields that are called by their kind. */
const namesOfKinds: Partial<Record<FieldDescription['kind'], FieldText>> = {
  picture: 'picture',
  pdf: 'dataSheet',
  service: 'service',
  country: 'country',
}

/**
 * The name of a field in forms and lists: the back office's own word, else the word on the collection's page.
 * `screens.test.ts` checks that there is one.
 */
export function labelOf(collection: string, name: string, { kind }: FieldDescription) {
  const word = namesOfKinds[kind] ?? name
  const keys = [`fields.${word}`, `translation:${collection}.${word}`]
  return (t: AdminText) => t(keys as [`fields.${FieldText}`])
}

/** The form field for each kind of field. */
function usualField(field: FieldDescription, hasText: boolean) {
  switch (field.kind) {
    case 'title':
    case 'name':
    case 'shortText':
      return { kind: 'localized' } as const
    case 'description':
    case 'longText':
      return { kind: 'localized', long: true } as const
    case 'optionalText':
      return { kind: 'localized', optional: true } as const
    case 'alternative':
      return { kind: 'localized', optional: true, hint: fieldText('altHint') } as const
    case 'points':
      return { kind: 'points' } as const
    case 'quantities':
      return { kind: 'pairs' } as const
    case 'link':
    case 'email':
    case 'phone':
      return { kind: field.kind, optional: true } as const
    case 'whatsApp':
      return { kind: 'phone', optional: true } as const
    case 'phones':
      return { kind: 'lines', of: 'phone', hint: fieldText('phonePerLine') } as const
    case 'sizes':
      return { kind: 'lines', of: 'number', hint: fieldText('sizePerLine') } as const
    case 'year':
    case 'count':
      return { kind: 'number' } as const
    case 'degrees':
      return { kind: 'decimal' } as const
    case 'dueDay':
      return { kind: 'day', optional: true } as const
    case 'order':
      return { kind: 'order', hint: fieldText('orderHint') } as const
    case 'slug':
      return { kind: 'slug', hint: fieldText('slugHint') } as const
    case 'fanModels':
      return { kind: 'models' } as const
    case 'openingHours':
      return { kind: 'hours' } as const
    case 'pdf':
      return { kind: 'dataSheet' } as const
    case 'service':
      return { kind: 'reference', to: 'services' } as const
    case 'records': {
      const counted = field.counted ? ({ counted: true } as const) : {}
      return { kind: 'records', to: field.of, maximum: fieldLimits.mentions, ...counted } as const
    }
    case 'choice':
      return { kind: 'choice', options: field.values, text: (code: string) => code } as const
    case 'picture': {
      const alt = hasText ? { alt: 'alt' } : {}
      return { kind: 'picture', ...alt, ...(field.required && { required: true }) } as const
    }
    case 'images':
      return { kind: 'pictures', maximum: field.maximum } as const
    default:
      return { kind: field.kind } as const
  }
}

/** The form fields of a collection, in the order of its description. */
export function formFields(
  { name: collection, fields }: CollectionDescription,
  changes: Readonly<Partial<Record<string, FieldChanges>>>,
): FormFieldDeclaration[] {
  return Object.entries(fields).map(([name, field]) => {
    const usual: Partial<FormField> = usualField(field, 'alt' in fields)
    // Changes are those of the field's own kind.
    return {
      label: labelOf(collection, name, field),
      ...usual,
      ...changes[name],
      name,
    } as FormFieldDeclaration
  })
}
