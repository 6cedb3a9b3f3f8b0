import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Profile, profileSchema, type User } from '#contract/auth.ts'
import { saveProfileCall } from '#contract/calls.ts'
import { useApi } from '#src/api/api-context.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { Action } from '#src/ui/action.tsx'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { SessionForm } from './session-form.ts'
import { useProfileChange } from './use-profile-change.ts'

const genders = { male: 1, female: 0 } as const

/** Work of a form that would be lost by leaving. */
export interface WorkAtStake {
  /** Names the form among others of the tab. */
  name: string
  /** The name of the form in warnings that its values may be lost. */
  label: string
  dirty: boolean
  /** Forgets what was typed. */
  onDiscard: () => void
}

export interface ProfileFormProps {
  user: User
  /** Asks before what was typed is left behind. */
  guard: (work: WorkAtStake) => ReactNode
}

/** Name and gender of the own profile (ADMIN-8). */
export function ProfileForm({ user, guard }: ProfileFormProps) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const change = useProfileChange()
  const values: Profile = {
    firstName: user.firstName,
    lastName: user.lastName,
    gender: user.gender === 0 ? 0 : 1,
  }
  const { register, handleSubmit, formState, reset, setValue, getValues, control } =
    useForm<Profile>({
      defaultValues: values,
      resolver: standardSchemaResolver(profileSchema),
    })
  const { errors, isSubmitting, isDirty } = formState
  const gender = useWatch({ control, name: 'gender' })

  const submit = handleSubmit(async (profile) => {
    const sent = { ...getValues() }
    if (!(await change(saveProfileCall, { body: profile }))) return
    const now = { ...getValues() }
    reset(profile)
    for (const name of ['firstName', 'lastName', 'gender'] as const)
      // Typed while it was being saved.
      if (now[name] !== sent[name]) setValue(name, now[name], { shouldDirty: true })
  })

  const { ref: firstRef, ...first } = register('firstName')
  const { ref: lastRef, ...last } = register('lastName')
  return (
    <SessionForm
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t('session.profile')}
    >
      <FormField
        {...first}
        ref={firstRef}
        label={t('session.firstName')}
        errorText={fieldMessage(errors.firstName?.message, language)}
        autoComplete="given-name"
        dir="auto"
      />
      <FormField
        {...last}
        ref={lastRef}
        label={t('session.lastName')}
        errorText={fieldMessage(errors.lastName?.message, language)}
        autoComplete="family-name"
        optional
        dir="auto"
      />
      <ChoiceChips
        label={t('session.gender')}
        type="radio"
        options={(['male', 'female'] as const).map((code) => ({
          code,
          label: t(`session.${code}`),
        }))}
        chosen={[gender === 0 ? 'female' : 'male']}
        onChoose={(code) => setValue('gender', genders[code], { shouldDirty: true })}
        errorText={undefined}
      />
      <Action type="submit" disabled={isSubmitting}>
        {isSubmitting ? t('session.saving') : t('session.save')}
      </Action>
      {guard({
        name: 'profile',
        label: t('session.profile'),
        dirty: isDirty,
        onDiscard: () => reset(),
      })}
    </SessionForm>
  )
}
