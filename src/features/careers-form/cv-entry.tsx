import LinearProgress from '@mui/material/LinearProgress'
import { useTranslation } from 'react-i18next'
import { ActionRow } from '#src/ui/action-row.ts'
import { Action } from '#src/ui/action.tsx'
import { FormGrid } from '#src/ui/form-grid.ts'
import { KeepingLine } from '#src/ui/keeping-line.tsx'
import { SubmissionNoteLine } from '#src/ui/submission-note-line.tsx'
import { HoneypotField } from '#src/ui/honeypot-field.tsx'
import { useFocusKept } from '#src/ui/use-focus-kept.ts'
import { useSubmitOnce } from '#src/ui/use-submit-once.ts'
import { CvDone } from './cv-done.tsx'
import { CvFields } from './cv-fields.tsx'
import type { CvFormProps } from './cv-form-props.ts'
import { CvNotice } from './cv-notice.tsx'
import { CvPurpose } from './cv-purpose.tsx'
import { useCvForm } from './use-cv-form.ts'

/** The form itself, or what has become of it. */
export function CvEntry({ vacancy }: CvFormProps) {
  const { t } = useTranslation()
  const cvForm = useCvForm(vacancy?.id)
  const { form, changed, sending, saving, note, trap, keeping, notice, sent, ...act } = cvForm
  const button = useFocusKept(sending)

  const onSubmit = useSubmitOnce(act.submit)

  if (sent !== undefined) return <CvDone how={sent} note={note} onStartAgain={act.startAgain} />
  return (
    <FormGrid noValidate onSubmit={onSubmit} onInput={changed} aria-label={t('cv.title')}>
      <div data-wide>
        <CvPurpose vacancy={vacancy} chosen={form.watch('vacancy')} />
        <HoneypotField ref={trap} />
      </div>
      <CvFields form={form} onChanged={changed} />
      <div data-wide>
        {notice && <CvNotice {...notice} />}
        <KeepingLine text={keeping} />
        <ActionRow>
          <Action ref={button} type="submit" disabled={sending}>
            {saving ? t('outbox.saving') : sending ? t('cv.submitting') : t('cv.submit')}
          </Action>
        </ActionRow>
        {sending && <LinearProgress aria-label={t('cv.progress')} sx={{ marginBlockStart: 2 }} />}
        <SubmissionNoteLine note={note} />
      </div>
    </FormGrid>
  )
}
