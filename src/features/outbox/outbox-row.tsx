import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { referenceNumber } from '#contract/idempotency.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { submissionLabel } from '#src/i18n/submission-texts.ts'
import { reopened } from '#src/pwa/reopened-submissions.ts'
import type { OutboxItem } from '#src/pwa/storage/outbox/outbox-item.ts'
import { removeItem } from '#src/pwa/storage/outbox/outbox-store.ts'
import { attempt } from '#src/pwa/storage/outbox/send-outbox.ts'
import { hasUnsavedWork } from '#src/pwa/unsaved-work.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { addressOf, useNavigation } from '#src/ui/navigation.ts'
import { itemStateText } from './item-state-text.ts'
import { Excerpt, Row, State } from './outbox-list-parts.ts'
import { RowChoices } from './row-choices.tsx'
import { submissionForm } from './submission-forms.ts'

interface OutboxRowProps {
  item: OutboxItem
  /** It has gone back into its form. */
  onReopened: () => void
}

/** One kept submission: what it is, when it was made, how it stands, and what can be done with it. */
export function OutboxRow({ item, onReopened }: OutboxRowProps) {
  const { t } = useTranslation()
  const { client, language } = useApi()
  const { go } = useNavigation()
  const form = submissionForm(item.call)
  const [asked, setAsked] = useState<'delete' | 'edit'>()
  const send = useMutation({
    mutationFn: () => attempt(item, 'wished', { send: client, now: Date.now }),
  })

  const edit = () => {
    reopened.set(item)
    onReopened()
    go(addressOf(form?.place ?? { to: '/' }))
  }
  const time = formatMoment(item.createdAt, language)
  return (
    <Row>
      <h3>{submissionLabel(t, item.call)}</h3>
      <Excerpt dir="auto">{item.fields[form?.excerpt ?? '']}</Excerpt>
      <p data-soft>
        {t('outbox.saved', { time })} · {t('outbox.reference')}{' '}
        <LtrText>{referenceNumber(item.id)}</LtrText>
      </p>
      <State data-stopped={item.state === 'stopped'} aria-live="polite">
        {itemStateText(t, item, language)}
      </State>
      <RowChoices
        asked={asked}
        sending={send.isPending}
        onSend={() => send.mutate()}
        onEdit={() => (hasUnsavedWork(item.call) ? setAsked('edit') : edit())}
        onDelete={() => setAsked('delete')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => (asked === 'edit' ? edit() : void removeItem(item.id))}
      />
    </Row>
  )
}
