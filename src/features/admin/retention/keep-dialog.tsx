import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { longestReason } from '#contract/admin/retention.ts'
import { monthsAfter } from '#contract/calendar-days.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: 22,
  '& > h2': { ...theme.typography.h4, margin: 0, overflowWrap: 'anywhere' },
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}))

/** Months that are offered. */
export const usualMonths = 12
const offered = [3, 6, usualMonths, 24, 60]

interface KeepDialogProps {
  name: string
  /** `yyyy-mm-dd`: the months are counted from here. */
  from: string
  reason: string
  busy: boolean
  onKeep: (until: string, reason: string) => void
  onClose: () => void
}

/** Asks how long a record is kept, and why (PERSON-11). */
export function KeepDialog({ name, from, reason, busy, onKeep, onClose }: KeepDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const months = Number(form.get('months'))
    const written = form.get('reason')
    const until = months === 0 ? '' : monthsAfter(from, months)
    onKeep(until, typeof written === 'string' ? written : '')
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <Form noValidate onSubmit={submit}>
        <h2 id={id}>{t('accounts.retention.title', { name: `\u2068${name}\u2069` })}</h2>
        <SelectField
          name="months"
          label={t('accounts.retention.period')}
          errorText={undefined}
          emptyText={t('accounts.retention.noEnd')}
          defaultValue={String(usualMonths)}
          options={offered.map((count) => ({
            code: String(count),
            label: t('accounts.retention.months', { count }),
          }))}
        />
        <FormField
          name="reason"
          optional
          label={t('accounts.retention.reason')}
          hint={t('accounts.retention.reasonHint')}
          errorText={undefined}
          defaultValue={reason}
          autoComplete="off"
          dir="auto"
          maxLength={longestReason}
        />
        <div>
          <Action type="submit" disabled={busy}>
            {t('accounts.retention.confirm')}
          </Action>
          <Action type="button" look="outlined" disabled={busy} onClick={onClose}>
            {t('collections.cancel')}
          </Action>
        </div>
      </Form>
    </Dialog>
  )
}
