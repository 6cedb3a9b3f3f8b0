import { useTranslation } from 'react-i18next'
import { type ControlAttributes, FormField } from '#src/ui/form-field.tsx'
import type { companyFields, contactFields } from './vendor-fields.ts'
import { useVendorFields } from './vendor-form-context.ts'

interface VendorTextFieldProps extends Pick<
  ControlAttributes,
  'type' | 'autoComplete' | 'dir' | 'lang' | 'inputMode'
> {
  field: Exclude<
    (typeof companyFields)[number] | (typeof contactFields)[number],
    'country' | 'categories' | 'yearsInBusiness'
  >
  optional?: boolean
}

/** A text of the form, under its own label. */
export function VendorTextField({ field, ...rest }: VendorTextFieldProps) {
  const { t } = useTranslation()
  const { form, errorText } = useVendorFields()
  const { ref, ...input } = form.register(field)
  return (
    <FormField
      {...rest}
      {...input}
      label={t(`vendor.fields.${field}`)}
      errorText={errorText(field)}
      ref={ref}
    />
  )
}
