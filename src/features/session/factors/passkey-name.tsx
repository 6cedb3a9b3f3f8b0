import { useTranslation } from 'react-i18next'
import { FormField } from '#src/ui/form-field.tsx'

interface PasskeyNameProps {
  defaultValue: string
  errorText: string | undefined
}

/** The field for the name of a passkey. */
export function PasskeyName(props: PasskeyNameProps) {
  const { t } = useTranslation('admin')
  return (
    <FormField
      {...props}
      name="name"
      label={t('accounts.factors.passkeys.name')}
      autoComplete="off"
      autoFocus
      dir="auto"
    />
  )
}
