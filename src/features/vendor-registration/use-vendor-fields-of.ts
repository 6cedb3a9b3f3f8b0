import type { UseFormReturn } from 'react-hook-form'
import { documentTypes } from '#contract/submissions/vendor-documents.ts'
import { useApi } from '#src/api/api-context.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { fieldsOfDocument, type VendorField, type VendorValues } from './vendor-fields.ts'
import type { VendorFormContextValue } from './vendor-form-context.ts'

/** The fields that a field is judged with: those of its document, once something there is found wrong. */
function judgedWith(field: VendorField): readonly VendorField[] {
  const type = documentTypes.find((one) => fieldsOfDocument(one).some((own) => own === field))
  return type === undefined ? [] : fieldsOfDocument(type)
}

/**
 * Gives the steps the parts of the form that they need.
 *
 * @param onChange called with each change that is no input event of the form
 */
export function useVendorFieldsOf(
  form: UseFormReturn<VendorValues>,
  onChange: (value: unknown) => void,
): VendorFormContextValue {
  const { language } = useApi()
  const values = form.watch()
  const { errors } = form.formState
  return {
    form,
    errorText: (field) => fieldMessage(errors[field]?.message?.toString(), language),
    textOf: (field) => values[field] ?? '',
    fileOf: (field) => values[field],
    change: (field, value) => {
      onChange(value)
      form.setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
      const others = judgedWith(field).filter((other) => errors[other] !== undefined)
      if (others.length > 0) void form.trigger(others)
    },
  }
}
