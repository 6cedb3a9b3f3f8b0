import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { trackedPair } from '#contract/track.ts'
import { useApi } from '#src/api/api-context.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { FormGrid } from '#src/ui/form-grid.ts'
import { sentByApp } from '#src/ui/sent-by-app.ts'
import { readPair, type TrackPair } from './track-pair.ts'

interface TrackFormProps {
  /** Of the address, where it names one. */
  reference: string | undefined
  asking: boolean
  onAsk: (pair: TrackPair) => void
  /** Told when reference or contact is changed. */
  onChange: () => void
}

/** A reference number with the email or phone number that the request was sent with (TRACK-1). */
export function TrackForm({ reference, asking, onAsk, onChange }: TrackFormProps) {
  const { t } = useTranslation()
  const { language } = useApi()
  // No default values: what was typed before the form is hydrated stays.
  const { register, handleSubmit, formState, getValues, setValue } = useForm<TrackPair>({
    resolver: standardSchemaResolver(trackedPair),
  })
  useEffect(() => {
    const pair = readPair(reference)
    if (reference !== undefined) setValue('reference', reference)
    else if (pair && !getValues('reference')) setValue('reference', pair.reference)
    if (pair && !getValues('contact')) setValue('contact', pair.contact)
  }, [reference, getValues, setValue])

  const field = (name: keyof TrackPair) => {
    const { ref, ...registered } = register(name)
    return {
      ...registered,
      ref,
      label: t(`track.${name}`),
      errorText: fieldMessage(formState.errors[name]?.message, language),
    }
  }
  return (
    <FormGrid
      {...sentByApp}
      aria-label={t('track.title')}
      onInput={onChange}
      onSubmit={(event) => void handleSubmit(onAsk)(event)}
    >
      <FormField
        {...field('reference')}
        autoComplete="off"
        dir="ltr"
        maxLength={20}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormField
        {...field('contact')}
        autoComplete="email"
        dir="ltr"
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div data-wide>
        <ActionRow>
          <Action type="submit" disabled={asking}>
            {asking ? t('track.asking') : t('track.ask')}
          </Action>
        </ActionRow>
      </div>
    </FormGrid>
  )
}
