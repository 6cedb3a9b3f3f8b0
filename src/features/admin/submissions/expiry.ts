/** Days before its end at which a document is pointed out (RECORD-27). */
const warningDays = 30

export type Expiry = 'none' | 'past' | 'soon' | 'good'

/**
 * Tells whether a document's last day is past or near; the last day itself still counts.
 *
 * @param day `yyyy-mm-dd`; null for a document without one
 */
export function expiryOf(day: string | null, today = new Date()): Expiry {
  if (day === null || day === '') return 'none'
  const midnight = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())
  const left = (Date.parse(`${day}T00:00:00Z`) - midnight) / 86_400_000
  if (left < 0) return 'past'
  return left <= warningDays ? 'soon' : 'good'
}
