import { createHash } from 'node:crypto'

/**
 * What tells one submission from another: the call and its valid fields, whatever their order and however
 * they were encoded on the way. A SHA-256 in hexadecimal digits.
 */
export function digestSubmission(call: string, fields: Record<string, unknown>): string {
  const ordered = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([call, ordered]))
    .digest('hex')
}
