import type { AuditAction } from '#contract/admin/audit.ts'

/** Whether there was a state of the record before a change that can be written again. */
export function isRevertible(action: AuditAction): boolean {
  return action === 'save' || action === 'revert'
}
