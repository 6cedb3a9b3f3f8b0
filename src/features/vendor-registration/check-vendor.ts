import type { FieldErrors, Resolver } from 'react-hook-form'
import { vendorSchema } from '#contract/submissions/vendor.ts'
import {
  fileFields,
  textFields,
  type VendorField,
  valuesAsked,
  type VendorValues,
} from './vendor-fields.ts'

const fields: readonly VendorField[] = [...textFields, ...fileFields]
const isField = (text: unknown): text is VendorField =>
  (fields as readonly unknown[]).includes(text)

/** Checks all that the form holds by the contract's rules; a fault's message is a `ValidationCode`. */
export const checkVendor: Resolver<VendorValues> = (values) => {
  const asked = valuesAsked(values)
  const texts = Object.fromEntries(textFields.map((field) => [field, values[field] ?? '']))
  const checked = vendorSchema.safeParse({ ...valuesAsked(texts), ...asked })
  // The rules give back the files that they were given.
  if (checked.success) return { values: checked.data as VendorValues, errors: {} }
  const errors: FieldErrors<VendorValues> = {}
  for (const { path, message } of checked.error.issues) {
    const [field] = path
    if (isField(field)) errors[field] ??= { type: 'rule', message }
  }
  return { values: {}, errors }
}
