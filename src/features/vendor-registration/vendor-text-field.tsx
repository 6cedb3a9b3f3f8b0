import type { InputBaseProps } from '@mui/material/InputBase'
import { useTranslation } from 'react-i18next'
import { FormField } from '#src/ui/form-field.tsx'
import type { companyFields, contactFields } from './vendor-fields.ts'
import { useVendorFields } from './vendor-form-context.ts'

interface VendorTextFieldProps {
  field: Exclude<
    (typeof companyFields)[number] | (typeof contactFields)[number],
    'country' | 'categories' | 'yearsInBusiness'
  >
  optional?: boolean
  type?: string
  autoComplete?: string
  inputProps: InputBaseProps['inputProps']
}

/** A text of the form, under its own label. */
export function VendorTextField({ field, inputProps, ...rest }: VendorTextFieldProps) {
  const { t } = useTranslation()
  const { form, errorText } = useVendorFields()
  const { ref, ...input } = form.register(field)
  return (
    <FormField
      {...rest}
      {...input}
      label={t(`vendor.fields.${field}`)}
      errorText={errorText(field)}
      inputRef={ref}
      inputProps={inputProps}
    />
  )
}
