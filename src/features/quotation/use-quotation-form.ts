import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { requestQuotationCall } from '#contract/calls.ts'
import type { QuotationLine } from '#contract/quotation/quotation-line.ts'
import { type QuotationContact, quotationContactSchema } from '#contract/submissions/quotation.ts'
import { readDraftId } from '#src/pwa/draft-id.ts'
import { removeSent, restoreSent } from '#src/pwa/quotation/quotation-list.ts'
import { readOfDraft } from '#src/pwa/storage/outbox/outbox-store.ts'
import { type ListedLine, linesToSend, sentLines } from '#src/pwa/storage/quotation-store.ts'
import { useVisitorForm } from '#src/pwa/use-visitor-form.ts'
import { formToasts } from '#src/ui/toasts/form-toasts.ts'
import { loadToastStack } from '#src/ui/toasts/load-toast-stack.ts'

/** `Lines` is no input: it has what the server finds wrong with the list. */
type Values = QuotationContact & { Lines?: string }

const contactFields = ['Name', 'Email', 'PhoneNumber', 'MessageContent'] as const
const texts = [...contactFields, 'Lines'] as const
const empty: Values = { Name: '', Email: '', PhoneNumber: '', MessageContent: '' }

/**
 * The behaviour of the form that sends the list: what all forms do, with the lines of the device as a part of it (QUOTE-7).
 *
 * @param onSent the lines are with the server, or wait for a connection
 */
export function useQuotationForm(lines: readonly ListedLine[], onSent: () => void) {
  const { t } = useTranslation()
  const form = useForm<Values>({
    mode: 'all',
    // An optional field is an empty text here.
    resolver: standardSchemaResolver(quotationContactSchema) as Resolver<Values>,
  })
  const { setValue } = form
  const sent = useRef<QuotationLine[]>([])
  const visitor = useVisitorForm({
    form,
    call: requestQuotationCall,
    texts,
    empty,
    toSubmission: ({ Name, Email, PhoneNumber, MessageContent }) => {
      const Lines = linesToSend(lines)
      sent.current = sentLines(Lines)
      return { fields: { Name, Email, PhoneNumber, MessageContent, Lines }, files: [] }
    },
    fill: ({ fields }, why) => {
      for (const field of contactFields)
        setValue(field, fields[field] ?? '', { shouldValidate: true })
      sent.current = sentLines(fields['Lines'])
      if (why === 'edit') void restoreSent(sent.current)
    },
    say: formToasts,
    refuse: () => formToasts.fixForm(t('notice.fixForm')),
    onSent: () => {
      void removeSent(sent.current)
      onSent()
    },
  })
  const { sending, changed } = visitor

  // A changed list is another request than the one that waits (OUTBOX-3), in whichever tab it was changed.
  const compare = useEffectEvent(async () => {
    const draft = readDraftId(requestQuotationCall.id)
    if (draft === undefined || lines.length === 0) return
    const stored = await readOfDraft(draft)
    if (stored === undefined || stored === 'unreadable' || stored.state === 'delivered') return
    if (stored.fields['Lines'] !== linesToSend(lines)) changed(undefined)
  })
  useEffect(() => {
    if (!sending) void compare()
  }, [lines, sending])

  const onInput = (change: unknown) => {
    changed(change)
    // Sending may have to show a toast without a connection, so the code for it is loaded now.
    void loadToastStack()
  }
  return { ...visitor, form, onInput }
}
