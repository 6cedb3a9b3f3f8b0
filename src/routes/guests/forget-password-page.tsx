import { ForgetPasswordPage } from '#src/features/session/forget-password-page.tsx'
import { GuestFrame } from './guest-frame.tsx'

export function Page() {
  return (
    <GuestFrame>
      <ForgetPasswordPage />
    </GuestFrame>
  )
}
