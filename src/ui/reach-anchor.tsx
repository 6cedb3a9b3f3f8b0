import type { ReactNode } from 'react'
import { LtrText } from './ltr-text.tsx'
import { phoneLink } from './safe-link.ts'

/** A phone number to call. @param place where it rings */
export function PhoneAnchor({ phone, place }: { phone: string; place?: ReactNode }) {
  return (
    <a href={phoneLink(phone)} style={{ whiteSpace: 'nowrap' }}>
      <LtrText>{phone}</LtrText>
      {place}
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
