import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { registerVendorCall } from '#contract/calls.ts'
import { draftOf } from '#src/pwa/early-draft.ts'
import { FormColumns } from '#src/ui/form-columns.ts'
import { Action } from '#src/ui/action.tsx'
import { KeepingLine } from '#src/ui/keeping-line.tsx'
import { sentByApp } from '#src/ui/sent-by-app.ts'
import { SubmissionNoteLine } from '#src/ui/submission-note-line.tsx'
import { HoneypotField } from '#src/ui/honeypot-field.tsx'
import { useFocusKept } from '#src/ui/use-focus-kept.ts'
import { useSubmitOnce } from '#src/ui/use-submit-once.ts'
import { CompanyStep } from './company-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { DocumentsStep } from './documents-step.tsx'
import { SentPanel } from './sent-panel.tsx'
import { StepProgress } from './step-progress.tsx'
import { stepFrom } from './steps.ts'
import { SummaryStep } from './summary-step.tsx'
import { useVendorFieldsOf } from './use-vendor-fields-of.ts'
import { useVendorForm } from './use-vendor-form.ts'
import { VendorFormContext } from './vendor-form-context.ts'
import { Buttons, StepLead, StepTitle } from './vendor-form-parts.ts'

const Page = styled(FormColumns)(({ theme }) => ({
  paddingBlockStart: 32,
  [theme.breakpoints.up('md')]: { paddingBlockStart: 64 },
}))

interface VendorFormProps {
  /** The page's title and what it asks for, above the names of the steps. */
  opening: ReactNode
}

/** The vendor registration, step by step, and the panel that replaces it once it is sent (VENDOR-1, VENDOR-5). */
export function VendorForm({ opening }: VendorFormProps) {
  const { t } = useTranslation()
  const { form, step, element, title, trap, keeping, sending, saving, sent, note, ...act } =
    useVendorForm()
  const { onInput } = act
  const fields = useVendorFieldsOf(form, onInput)
  const button = useFocusKept(sending)

  const onSubmit = useSubmitOnce(act.proceed)

  if (sent !== undefined) {
    const reference = note?.kind === 'reference' ? note.reference : undefined
    return (
      <Page>
        <div>{opening}</div>
        <SentPanel kind={sent} reference={reference} onAgain={act.startAgain} />
      </Page>
    )
  }
  const last = step === 'summary'
  const onward = last ? t('vendor.send') : t('vendor.next')
  return (
    <Page>
      <div>
        {opening}
        <StepProgress step={step} />
      </div>
      <form
        ref={element}
        {...sentByApp}
        {...draftOf(registerVendorCall.id)}
        onSubmit={onSubmit}
        onInput={onInput}
        aria-label={t('vendor.title')}
      >
        <StepTitle ref={title} tabIndex={-1}>
          {t(`vendor.steps.${step}`)}
        </StepTitle>
        <StepLead>{t(`vendor.leads.${step}`)}</StepLead>
        <VendorFormContext value={fields}>
          {step === 'company' && <CompanyStep />}
          {step === 'contact' && <ContactStep />}
          {step === 'documents' && <DocumentsStep />}
          {step === 'summary' && <SummaryStep onEdit={act.goTo} />}
        </VendorFormContext>
        <HoneypotField ref={trap} />
        <KeepingLine text={keeping} />
        <Buttons>
          {/* A press is for the step that it was seen in: a button of its own keeps a late one from sending. */}
          <Action key={step} ref={button} type="submit" disabled={sending}>
            {saving ? t('outbox.saving') : sending ? t('contact.sending') : onward}
          </Action>
          {step !== 'company' && (
            <Action
              type="button"
              look="outlined"
              disabled={sending}
              onClick={() => act.goTo(stepFrom(step, -1))}
            >
              {t('vendor.back')}
            </Action>
          )}
        </Buttons>
        <SubmissionNoteLine note={note?.kind === 'reference' ? undefined : note} />
      </form>
    </Page>
  )
}
