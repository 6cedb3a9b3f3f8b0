import { AcceptInvitationPage } from '#src/features/session/accept-invitation-page.tsx'
import { GuestFrame } from './guest-frame.tsx'

export function Page() {
  return (
    <GuestFrame>
      <AcceptInvitationPage />
    </GuestFrame>
  )
}
