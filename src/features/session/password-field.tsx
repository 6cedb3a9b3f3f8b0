import { type Ref, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { VisibilityOffIcon } from '#src/ui/icons/visibility-off.tsx'
import { VisibilityIcon } from '#src/ui/icons/visibility.tsx'

interface PasswordFieldProps extends Partial<Omit<UseFormRegisterReturn, 'ref'>> {
  ref?: Ref<HTMLInputElement>
  name: string
  label: string
  errorText: string | undefined
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
}

/** A password, which can be looked at while it is typed. */
export function PasswordField({ ref, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('admin')
  const [shown, setShown] = useState(false)
  return (
    <FormField
      {...rest}
      ref={ref}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      tool={
        <Action
          type="button"
          look="icon"
          aria-label={t(shown ? 'session.hidePassword' : 'session.showPassword')}
          onClick={() => setShown((before) => !before)}
          sx={{ color: colors.inkSoft }}
        >
          {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
        </Action>
      }
    />
  )
}
