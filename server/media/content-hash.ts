import { createHash } from 'node:crypto'

/** A short name for these bytes: equal bytes, equal name. Twelve hexadecimal digits. */
export function contentHash(...parts: Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 12)
}
