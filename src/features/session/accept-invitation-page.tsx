import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptInvitationCall } from '#contract/calls.ts'
import { ApiFailure } from '#contract/errors.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { Action, ActionLink } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { GuestPage, LinkBelow } from './guest-page.tsx'
import { useHasLink } from './link-token.ts'
import { PasswordField } from './password-field.tsx'
import { SessionForm } from './session-form.ts'
import { useLinkForm } from './use-link-form.ts'

const fields = ['firstName', 'lastName', 'newPassword'] as const

const loadCheck = async () =>
  (await importNow(() => import('./guest-rules.ts'))).checkAcceptInvitation

const isOver = (failure: unknown) =>
  failure instanceof ApiFailure &&
  isRecord(failure.body) &&
  failure.body.code === 'invalid_invitation'

interface AcceptFormProps {
  /** Told that the link works no longer. */
  onOver: () => void
}

function AcceptForm({ onOver }: AcceptFormProps) {
  const { t } = useTranslation('admin')
  const { messages, isSubmitting, handlers } = useLinkForm({
    loadCheck,
    call: acceptInvitationCall,
    fields,
    said: 'session.invitationAccepted',
    onFailure: (failure) => {
      if (isOver(failure)) onOver()
      return isOver(failure)
    },
  })

  return (
    <SessionForm noValidate {...handlers} aria-label={t('session.invitationTitle')}>
      <FormField
        name="firstName"
        label={t('session.firstName')}
        errorText={messages.firstName}
        autoComplete="given-name"
        autoFocus
        dir="auto"
      />
      <FormField
        name="lastName"
        label={t('session.lastName')}
        errorText={messages.lastName}
        autoComplete="family-name"
        optional
        dir="auto"
      />
      <PasswordField
        name="newPassword"
        label={t('session.password')}
        errorText={messages.newPassword}
        autoComplete="new-password"
      />
      <Action type="submit" disabled={isSubmitting}>
        {isSubmitting ? t('session.saving') : t('session.acceptInvitation')}
      </Action>
    </SessionForm>
  )
}

/** Takes an invitation by its mailed link, which works once (ACCOUNT-3). */
export function AcceptInvitationPage() {
  const { t } = useTranslation('admin')
  const [isOver, setOver] = useState(false)
  const hasLink = useHasLink()
  if (!hasLink || isOver)
    return (
      <GuestPage
        title={t(isOver ? 'session.invitationOverTitle' : 'session.noLinkTitle')}
        lead={t(isOver ? 'session.invitationOver' : 'session.noInvitation')}
      >
        <ActionLink to="/login">{t('session.backToSignIn')}</ActionLink>
      </GuestPage>
    )
  return (
    <GuestPage title={t('session.invitationTitle')} lead={t('session.invitationLead')}>
      <AcceptForm onOver={() => setOver(true)} />
      <LinkBelow to="/login" look="plain">
        {t('session.backToSignIn')}
      </LinkBelow>
    </GuestPage>
  )
}
