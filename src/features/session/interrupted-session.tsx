import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/auth.ts'
import { Action } from '#src/ui/action.tsx'
import { DialogBody } from './dialog-body.ts'
import { useSession } from './session-context.ts'
import { SignInForm } from './sign-in-form.tsx'

const stay = () => undefined

/** The sign-in over a form with unsaved work, for the same user (SESSION-16): the form stays as it is. */
export function InterruptedSession({ user }: { user: User }) {
  const { t } = useTranslation('admin')
  const session = useSession()
  const id = useId()
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogBody>
        <h2 id={`${id}-title`}>{t('session.interruptedTitle')}</h2>
        <p id={`${id}-text`}>{t('session.interruptedText')}</p>
        <SignInForm email={user.email} onSignedIn={stay} />
        <Action type="button" look="plain" onClick={() => session.signOut('kept')}>
          {t('session.leaveWork')}
        </Action>
      </DialogBody>
    </Dialog>
  )
}
