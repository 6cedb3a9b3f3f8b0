import { headingOf, type Target, targetKey } from './headings.ts'
import type { Mapping } from './import-models.ts'
import type { Sheet } from './sheet.ts'

/** Rows from the top in which headings are looked for. */
const highest = 20

const known = (targets: readonly Target[]) => new Map(targets.map((one) => [targetKey(one), one]))

/** Maps the columns of a row by their headings; the first of two with the same heading counts. */
export function mapColumns(sheet: Sheet, row: number, targets: readonly Target[]): Mapping {
  const asked = known(targets)
  const mapping = new Map<Target, number>()
  sheet.rows[row]?.forEach(({ text }, column) => {
    const found = headingOf(text)
    const target = found && asked.get(targetKey(found))
    if (target && !mapping.has(target)) mapping.set(target, column)
  })
  return mapping
}

/** The row that has the most headings, among the first ones; 0 where none has any. */
export function findHeadingRow(sheet: Sheet, targets: readonly Target[]): number {
  const counts = sheet.rows.slice(0, highest).map((_row, at) => mapColumns(sheet, at, targets).size)
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)))
}
