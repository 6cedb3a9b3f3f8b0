import { createHash } from 'node:crypto'

/**
 * Tells submissions apart by the call and its valid fields; the order of the fields and their encoding on the way do
 * not matter. A SHA-256 in hexadecimal digits.
 */
export function digestSubmission(call: string, fields: Record<string, unknown>): string {
  const ordered = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([call, ordered]))
    .digest('hex')
}
