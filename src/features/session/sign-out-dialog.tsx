import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDrafts } from '#src/pwa/drafts.ts'
import { unsavedNames } from '#src/pwa/unsaved-work.ts'
import { Action } from '#src/ui/action.tsx'
import { DialogBody } from './dialog-body.ts'
import { useSession } from './session-context.ts'

/** Before a sign-out that would lose unsaved work: it is named, and the user may stay (SESSION-17). */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  const session = useSession()
  const id = useId()
  const drafts = useDrafts() ?? []
  const names = [...new Set([...unsavedNames(), ...drafts.map(({ title }) => title)])]
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogBody>
        <h2 id={`${id}-title`}>{t('session.unsavedTitle')}</h2>
        <p id={`${id}-text`}>{t('session.unsavedText')}</p>
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
        <Action type="button" onClick={onClose} autoFocus>
          {t('session.stay')}
        </Action>
        <Action type="button" look="plain" onClick={() => session.signOut()}>
          {t('session.signOutAnyway')}
        </Action>
      </DialogBody>
    </Dialog>
  )
}
