import type { FormFieldDeclaration } from '../field.ts'
import type { AdminRecord } from '../column.ts'
import { toForm } from './form-values.ts'

/**
 * What an edit goes on from when its record is heard of again: the later state, where nothing that the form holds has
 * changed in it, as after it was brought back or counted as read; else what it began from, so that saving shows what
 * differs (RECORD-14).
 */
export function laterState<Base extends AdminRecord | undefined>(
  fields: readonly FormFieldDeclaration[],
  base: Base,
  now: AdminRecord,
): Base | AdminRecord {
  if (base === undefined || now.version <= base.version) return base
  const isAsBefore = JSON.stringify(toForm(fields, base)) === JSON.stringify(toForm(fields, now))
  return isAsBefore ? now : base
}
