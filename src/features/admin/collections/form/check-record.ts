import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { isValidationFault, type ValidationCode } from '#contract/validation-texts.ts'
import type { FormFieldDeclaration } from '../field.ts'
import { type FormValues, placeInForm, toInput } from './form-values.ts'

// If the contract refuses a value without a message of its own, something was left out.
const otherwise: ValidationCode = 'text.required'

/** Checks a form by its collection's own schema; a fault's message is a `ValidationFault`. */
export function checkRecord(
  schema: $ZodType,
  fields: readonly FormFieldDeclaration[],
  isNew: boolean,
): Resolver<FormValues> {
  return (values) => {
    const checked = safeParse(schema, toInput(fields, values, isNew))
    if (checked.success) return { values: checked.data as FormValues, errors: {} }
    const errors: FieldErrors<FormValues> = {}
    const seen = new Set<string>()
    for (const { path, message } of checked.error.issues) {
      const place = placeInForm(fields, path)
      if (seen.has(place)) continue
      seen.add(place)
      set(errors, place, {
        type: 'rule',
        message: isValidationFault(message) ? message : otherwise,
      })
    }
    return { values: {}, errors }
  }
}
