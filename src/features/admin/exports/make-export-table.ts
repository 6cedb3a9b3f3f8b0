import { directions, type Language } from '#contract/locale.ts'
import type { AdminColumn, AdminText } from '../collections/column.ts'
import { cleanText } from '#src/ui/documents/clean-text.ts'
import { columnText, momentText } from './column-text.ts'
import { exportKind } from './export-kind.ts'
import type { ExportCell, ExportTable } from './export-table.ts'

interface Exported<Row> {
  columns: readonly AdminColumn<Row>[]
  /** Columns that the list itself does not show; on paper they stand below each row. */
  facts?: readonly AdminColumn<Row>[] | undefined
  rows: readonly Row[]
  title: string
  company: string
  /** The search and the filters of the list, in words. */
  narrowedBy?: readonly string[]
  t: AdminText
  language: Language
  /** When the rows were read. */
  now?: Date
}

/** The table of a list as it leaves: its own columns with their translated headers, pictures left out. */
export function makeExportTable<Row>(exported: Exported<Row>): ExportTable {
  const { columns, facts = [], rows, title, company, narrowedBy = [], t, language } = exported
  const { now = new Date() } = exported
  const leaving = [...columns, ...facts].flatMap((column, at) => {
    const kind = exportKind(column.kind)
    return kind === undefined ? [] : [{ column, kind, below: at >= columns.length }]
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
      t('exports.rowCount', { count: rows.length }),
    ].join(' · '),
    narrowing: narrowedBy.map(cleanText).join(' · '),
    aboutTitle: t('exports.about'),
    pageText: t('exports.page', { page: '{page}', total: '{total}' }),
    language,
    direction: directions[language],
    columns: leaving.map(({ column, kind, below }) => ({
      header: column.header(t),
      kind,
      width: column.width ?? 1,
      below,
    })),
    rows: rows.map((row) => leaving.map(({ column }) => cellOf(column, row))),
  }
}
