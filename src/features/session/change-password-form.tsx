import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changePasswordSchema } from '#contract/auth.ts'
import { useApi } from '#src/api/api-context.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { Action } from '#src/ui/action.tsx'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { ownSessionsKey } from './own-sessions-query.ts'
import { PasswordField } from './password-field.tsx'
import type { ProfileFormProps } from './profile-form.tsx'
import { useSession } from './session-context.ts'
import { SessionForm } from './session-form.ts'
import { useFailureToasts } from './use-failure-toasts.ts'

const empty = { currentPassword: '', newPassword: '' }
const fields = ['currentPassword', 'newPassword'] as const

/** A new password by the current one; the account's other sessions end (SESSION-26). */
export function ChangePasswordForm({ guard }: Pick<ProfileFormProps, 'guard'>) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const session = useSession()
  const queries = useQueryClient()
  const toastFailure = useFailureToasts()
  const { register, handleSubmit, formState, reset, setError } = useForm({
    defaultValues: empty,
    resolver: standardSchemaResolver(changePasswordSchema),
  })
  const { errors, isSubmitting, isDirty } = formState
  // A browser may fill in the current password by itself, which is nobody's work.
  const [entered, setEntered] = useState(false)

  const submit = handleSubmit(async (body) => {
    try {
      await session.changePassword(body)
      reset(empty)
      // All others have ended, and this one is a new one.
      void queries.invalidateQueries({ queryKey: ownSessionsKey })
      showToast('success', t('session.passwordChanged'), toastDurations.admin)
    } catch (failure) {
      const wrong = serverFieldErrors(failure, fields)
      for (const [field, message] of wrong) setError(field, { message }, { shouldFocus: true })
      if (wrong.length === 0) toastFailure(failure)
    }
  })

  return (
    <SessionForm
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={() => setEntered(true)}
      aria-label={t('session.changePassword')}
    >
      <PasswordField
        {...register('currentPassword')}
        label={t('session.currentPassword')}
        errorText={fieldMessage(errors.currentPassword?.message, language)}
        autoComplete="current-password"
      />
      <PasswordField
        {...register('newPassword')}
        label={t('session.newPassword')}
        errorText={fieldMessage(errors.newPassword?.message, language)}
        autoComplete="new-password"
      />
      <Action type="submit" disabled={isSubmitting}>
        {isSubmitting ? t('session.saving') : t('session.changePassword')}
      </Action>
      {guard({
        name: 'password',
        label: t('session.changePassword'),
        dirty: isDirty && entered,
        onDiscard: () => reset(empty),
      })}
    </SessionForm>
  )
}
