import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '#src/ui/form-field.tsx'

const inputs = {
  text: { dir: 'auto' },
  email: { dir: 'ltr', inputMode: 'email' },
  tel: { dir: 'ltr', inputMode: 'tel' },
} as const

interface CvTextFieldProps {
  label: string
  errorText: string | undefined
  field: UseFormRegisterReturn
  autoComplete: string
  optional?: boolean
  type?: keyof typeof inputs
}

/** A line of text, its direction that of what is written in it. */
export function CvTextField({ field, type = 'text', ...rest }: CvTextFieldProps) {
  const { ref, ...input } = field
  return <FormField {...rest} {...input} ref={ref} type={type} {...inputs[type]} />
}
