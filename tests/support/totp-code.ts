import { decodeBase32IgnorePadding } from '@oslojs/encoding'
import { generateHOTP } from '@oslojs/otp'

/** The code that an app shows for a secret. @param time in milliseconds */
export function codeOf(secret: string, time = Date.now()): string {
  const step = BigInt(Math.floor(time / 30_000))
  return generateHOTP(decodeBase32IgnorePadding(secret), step, 6)
}
