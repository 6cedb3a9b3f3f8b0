import { latinDigits } from './digits.ts'

/** One-time codes as apps make them (RFC 6238). */
export const totpShape = { digits: 6, seconds: 30 } as const

/** A recovery code: 80 bits in Crockford's Base32, whose letters are not taken for one another. */
export const recoveryShape = { length: 16, alphabet: '0123456789abcdefghjkmnpqrstvwxyz' } as const

/** A code as it is compared: digits and small letters alone, with o read as 0, and i and l as 1. */
export function plainCode(typed: string): string {
  return latinDigits(typed)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
}

/** A recovery code as people read it: `0abc-d1ef-gh2j-k3mn`. */
export function groupedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}

/** Tells whether a code is one of an app, not a recovery code. */
export function isTotpCode(plain: string): boolean {
  return /^\d{6}$/.test(plain)
}
