import { directions, type Language } from '#contract/locale.ts'
import type { AdminColumn, AdminText } from '../collections/column.ts'
import { cleanText } from './clean-text.ts'
import { columnText, momentText } from './column-text.ts'
import { exportKind } from './export-kind.ts'
import type { ExportCell, ExportTable } from './export-table.ts'

interface Exported<Row> {
  columns: readonly AdminColumn<Row>[]
  rows: readonly Row[]
  title: string
  company: string
  t: AdminText
  language: Language
  /** When the rows were read. */
  now?: Date
}

/** The table of a list as it leaves: its own columns with their translated headers, pictures left out. */
export function makeExportTable<Row>(exported: Exported<Row>): ExportTable {
  const { columns, rows, title, company, t, language, now = new Date() } = exported
  const leaving = columns.flatMap((column) => {
    const kind = exportKind(column.kind)
    return kind === undefined ? [] : [{ column, kind }]
  })
  const cellOf = (column: AdminColumn<Row>, row: Row): ExportCell => {
    const value = column.value(row, language)
    const text = cleanText(columnText(column, row, { t, language }))
    const worded = typeof value === 'boolean' || column.kind === 'choice'
    return { text, value: worded ? text : value }
  }
  return {
    company,
    title,
    takenAt: [
      t('exports.takenAt', { moment: momentText(t, now) }),
      t('exports.rows', { count: rows.length }),
    ].join(' · '),
    pageText: t('exports.page', { page: '{page}', total: '{total}' }),
    language,
    direction: directions[language],
    columns: leaving.map(({ column, kind }) => ({
      header: column.header(t),
      kind,
      width: column.width ?? 1,
    })),
    rows: rows.map((row) => leaving.map(({ column }) => cellOf(column, row))),
  }
}
