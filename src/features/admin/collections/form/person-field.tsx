import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { Action, plainPadding } from '#src/ui/action.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { useUserId } from '../../permissions.ts'
import type { FormFieldDeclaration } from '../field.ts'
import { references } from '../references.ts'
import { assigneeOf } from '../work-columns.ts'
import { useRecordFormContext } from './record-form-context.ts'
import { useFieldError } from './use-field-error.ts'

/** The person whose work a record is: one press makes it one's own (WORK-1). */
export function PersonField({
  field,
}: {
  field: Extract<FormFieldDeclaration, { kind: 'person' }>
}) {
  const { t } = useTranslation(['admin', 'translation'])
  const { register, watch } = useFormContext()
  const errorOf = useFieldError()
  const { base, collection, saveAlone } = useRecordFormContext()
  const { data = [] } = useQuery(references.people(useApi()))
  const user = useUserId()
  const [saving, setSaving] = useState(false)
  const offered = data.filter(({ collections }) => collections?.includes(collection))
  const current = String(watch(field.name) ?? '')
  const isOffered = current === '' || offered.some(({ code }) => code === current)
  const kept = assigneeOf(base)
  const name = kept?.id === current ? kept.name : data.find(({ code }) => code === current)?.label
  // Until the others have come, the person in charge must not be lost; one who has left stays by name.
  const label = kept?.isActive === false ? t('collections.work.former', { name }) : (name ?? '…')
  const take = async () => {
    setSaving(true)
    await saveAlone(field.name, user)
    setSaving(false)
  }
  return (
    <div>
      <SelectField
        {...register(field.name)}
        key={String(isOffered)}
        label={field.label(t)}
        errorText={errorOf(field.name)}
        optional
        emptyText={t('collections.work.nobody')}
        options={isOffered ? offered : [...offered, { code: current, label }]}
      />
      {current !== user && offered.some(({ code }) => code === user) && (
        <Action
          type="button"
          look="plain"
          disabled={saving}
          // Its words are at the field's edge, close below it.
          style={{ marginInlineStart: -plainPadding, marginBlockStart: -16 }}
          onClick={() => void take()}
        >
          {t('collections.work.take')}
        </Action>
      )}
    </div>
  )
}
