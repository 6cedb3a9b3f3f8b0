import { useTranslation } from 'react-i18next'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { useRecordChanges } from '../use-record-changes.ts'
import { attemptSave } from './attempt-save.ts'
import { toForm, toInput } from './form-values.ts'
import type { EditedRecord, RecordFormState } from './use-record-form.ts'

/**
 * Gives a function that saves one field of a form by itself, while the others wait (WORK-1). Without a connection it
 * waits with them in the draft.
 *
 * @param fail told of an error
 */
export function useSaveAlone(
  { screen, noted }: EditedRecord,
  { form, state: { base }, dispatch }: RecordFormState,
  fail: (error: unknown) => Promise<void>,
) {
  const { t } = useTranslation('admin')
  const changes = useRecordChanges(screen)
  return async (field: string, value: string): Promise<void> => {
    const wait = () => form.setValue(field, value, { shouldDirty: true })
    if (!navigator.onLine || base === undefined) return wait()
    noted?.giveUp()
    const stored = (over = base) => toInput(screen.fields, toForm(screen.fields, over), false)
    const outcome = await attemptSave(screen, base, {
      save: (over) => changes.save({ ...stored(over), [field]: value }, over),
      onFound: () => undefined,
    })
    if (outcome.kind !== 'saved') wait()
    dispatch(outcome)
    if (outcome.kind === 'refused') return fail(outcome.error)
    if (outcome.kind !== 'saved') return
    dispatch({ kind: 'heard', record: outcome.record })
    form.resetField(field, { defaultValue: value })
    showToast('success', t('collections.savedInside'), toastDurations.admin)
  }
}
