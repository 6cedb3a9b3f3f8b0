import type { FormFieldDeclaration } from '../field.ts'
import type { AdminRecord } from '../column.ts'
import { toForm } from './form-values.ts'

/**
 * Gives the state that an edit goes on from when a later state of its record arrives. It is the later state if no value
 * of the form has changed in it, such as after the record was brought back or counted as read. Otherwise it is the
 * state that the edit began from, so that saving shows the differences (RECORD-14).
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
