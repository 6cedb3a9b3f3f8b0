import { ApiFailure } from '#contract/errors.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import type { AdminText } from './column.ts'

/** What staff read when a call of the back office failed: the server's words where it has any (spec section 8). */
export function adminFailure(t: AdminText, error: unknown): string {
  if (!(error instanceof ApiFailure)) return t('translation:failure.unknown')
  if (error.kind === 'network') return t('collections.failure.network')
  if (error.kind === 'timeout') return t('collections.failure.timeout')
  const said = isRecord(error.body) ? error.body.message : undefined
  return typeof said === 'string' && said !== '' ? said : t('translation:failure.unknown')
}
