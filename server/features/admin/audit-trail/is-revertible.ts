import type { AccessAction, AuditAction } from '#contract/admin/audit.ts'

/** True when the record had a state before the change, which can be written again. */
export function isRevertible(action: AuditAction | AccessAction): boolean {
  return action === 'save' || action === 'revert'
}
