import { LtrText } from './ltr-text.tsx'
import { phoneLink } from './safe-link.ts'

/** A phone number to call. */
export function PhoneAnchor({ phone }: { phone: string }) {
  return (
    <a href={phoneLink(phone)} style={{ whiteSpace: 'nowrap' }}>
      <LtrText>{phone}</LtrText>
    </a>
  )
}

/** An e-mail address to write to. */
export function EmailAnchor({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} style={{ overflowWrap: 'anywhere' }}>
      <LtrText>{email}</LtrText>
    </a>
  )
}
