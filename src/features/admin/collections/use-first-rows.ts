import { useDeferredValue } from 'react'
import { hydration } from '#src/hydration/hydration.ts'

/**
 * The rows of a page to render now. On a slow processor a row takes milliseconds: those that can be seen come first, the
 * others after them. The server's HTML has them all.
 *
 * @param count how many rows can be seen
 */
export function useFirstRows<Row>(records: readonly Row[], count: number): readonly Row[] {
  const isServerHtml = typeof window === 'undefined' || hydration.active
  return useDeferredValue(records, isServerHtml ? records : records.slice(0, count))
}
