import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '#src/hydration/use-hydrated.ts'
import { Action } from '#src/ui/action.tsx'
import { useFocusKept } from '#src/ui/use-focus-kept.ts'
import { supportsPasskeys } from './supports-passkeys.ts'
import { useSignInStep } from './use-sign-in-step.ts'

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  marginBlockStart: 12,
  // It has its place in the server's HTML, which does not know the browser: nothing moves when it shows.
  '&[hidden]': { display: 'grid', visibility: 'hidden' },
  '& > p': { ...theme.typography.body2, margin: 0 },
}))

/** Signs in by a passkey alone (SESSION-39). Browsers that know none do not show it (SESSION-43). */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void | Promise<void> }) {
  const { t } = useTranslation('admin')
  const shown = useHydrated() && supportsPasskeys()
  const { busy, fault, byPasskey } = useSignInStep({ onSignedIn })
  const button = useFocusKept(busy)
  return (
    <Part hidden={!shown}>
      <Action
        ref={button}
        type="button"
        look="outlined"
        disabled={busy}
        onClick={() => void byPasskey()}
      >
        {t('session.passkeySignIn')}
      </Action>
      <p role="status">{fault.passkey && t(`session.passkey.${fault.passkey}`)}</p>
    </Part>
  )
}
