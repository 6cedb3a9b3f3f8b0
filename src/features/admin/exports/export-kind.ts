import type { AdminColumn } from '../collections/column.ts'
import type { ExportKind } from './export-table.ts'

type ColumnKind = AdminColumn<unknown>['kind']

const kinds: Record<Exclude<ColumnKind, 'picture'>, ExportKind> = {
  text: 'text',
  localized: 'text',
  choice: 'text',
  flag: 'text',
  phone: 'ltr',
  email: 'ltr',
  link: 'ltr',
  number: 'number',
  year: 'year',
  date: 'date',
  moment: 'moment',
}

/** The kind of a column in an export; undefined for a picture, which is not exported. */
export function exportKind(kind: ColumnKind): ExportKind | undefined {
  return kind === 'picture' ? undefined : kinds[kind]
}
