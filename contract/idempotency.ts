/** The header by which the server recognises a submission that it has already stored (API-9). */
export const idempotencyHeader = 'Idempotency-Key'

/** A key is a UUID, made once per submission by the browser. */
export const idempotencyKeyPattern =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A new key. Not `crypto.randomUUID`, which a page without https does not have. */
export function newIdempotencyKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** Makes the number that a visitor quotes from a submission's key, the same in the browser and on the server. */
export function referenceNumber(key: string): string {
  return key.replaceAll('-', '').slice(0, 8).toUpperCase()
}
