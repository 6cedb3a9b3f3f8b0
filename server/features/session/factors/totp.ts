import { randomBytes } from 'node:crypto'
import { encodeBase32NoPadding } from '@oslojs/encoding'
import { createTOTPKeyURI, verifyHOTP } from '@oslojs/otp'
import { totpShape } from '#contract/factor-code.ts'

const { digits, seconds } = totpShape

/** 160 bits, as RFC 4226 recommends; in base64url. */
export function createSecret(): string {
  return randomBytes(20).toString('base64url')
}

/** A secret as an app takes it: for typing, and as the address that its QR code holds. */
export function presentSecret(
  secret: string,
  { issuer, email }: { issuer: string; email: string },
): { secret: string; uri: string } {
  const key = bytesOf(secret)
  // Some apps show a plus sign where the address has one for a space.
  const uri = createTOTPKeyURI(issuer, email, key, seconds, digits).replaceAll('+', '%20')
  return { secret: encodeBase32NoPadding(key), uri }
}

/** The number of the time step at a time in milliseconds (RFC 6238, section 4.2). */
export function stepAt(time: number): number {
  return Math.floor(time / 1000 / seconds)
}

/**
 * The time step whose code this is: the present one, or the one before or after it, since clocks differ (SESSION-36).
 *
 * @param time in milliseconds
 */
export function matchingStep(secret: string, code: string, time: number): number | undefined {
  const now = stepAt(time)
  return [now, now - 1, now + 1].find((step) =>
    verifyHOTP(bytesOf(secret), BigInt(step), digits, code),
  )
}

const bytesOf = (secret: string) => new Uint8Array(Buffer.from(secret, 'base64url'))
