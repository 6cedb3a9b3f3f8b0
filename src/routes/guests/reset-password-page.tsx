import { ResetPasswordPage } from '#src/features/session/reset-password-page.tsx'
import { GuestFrame } from './guest-frame.tsx'

export function Page() {
  return (
    <GuestFrame>
      <ResetPasswordPage />
    </GuestFrame>
  )
}
