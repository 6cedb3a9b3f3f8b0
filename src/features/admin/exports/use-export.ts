import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#contract/errors.ts'
import { tellExport } from '#contract/admin/audit.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { useCompanyName } from '#src/api/use-company.ts'
import { answeredMessages } from '#src/i18n/answered-messages.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { showToast, toastDurations, type ToastKind } from '#src/ui/toasts/show-toast.ts'
import type { AdminColumn } from '../collections/column.ts'
import { type ExportFormat, exportLimits, TooManyRows } from './export-limits.ts'
import type { LoadRows } from './load-all-rows.ts'
import { makeExportTable } from './make-export-table.ts'

export interface ExportedList<Row> {
  columns: readonly AdminColumn<Row>[]
  /** Columns that the list itself does not show. */
  facts?: readonly AdminColumn<Row>[]
  /** Gives exactly the rows of the list as it is filtered and sorted now; see `loadAllRows`. */
  rows: (load: LoadRows) => Promise<readonly Row[]>
  /** The list's title, in the page's language. */
  title: string
  /** The search and the filters of the list, in words. */
  narrowedBy?: () => string[]
  /** The list's name. */
  collection: string
  /** The file's name begins with this, or with the list's name. */
  file?: string
}

export interface ExportUnderWay {
  format: ExportFormat
  /** Rows; undefined once all are there and the file is being written. */
  loaded?: { count: number; total: number } | undefined
}

const say = (kind: ToastKind, text: string) => showToast(kind, text, toastDurations.admin)

/** Exports a list: loads its rows, writes the file or prints, and says how it went; one at a time. */
export function useExport<Row>(list: ExportedList<Row>) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language, client } = useApi()
  const company = useCompanyName()
  const [underWay, setUnderWay] = useState<ExportUnderWay>()
  const job = useRef<AbortController>(null)
  useEffect(() => () => job.current?.abort(), [])

  const makeTable = async (format: ExportFormat, signal: AbortSignal) => {
    setUnderWay({ format, loaded: { count: 0, total: 0 } })
    const rows = await list.rows({
      signal,
      limit: exportLimits[format],
      onProgress: (count, total) => setUnderWay({ format, loaded: { count, total } }),
    })
    signal.throwIfAborted()
    setUnderWay({ format })
    const { columns, facts, title, narrowedBy } = list
    return makeExportTable({
      columns,
      facts,
      rows,
      title,
      company,
      narrowedBy: narrowedBy?.() ?? [],
      t,
      language,
    })
  }

  const run = async (format: ExportFormat, signal: AbortSignal) => {
    const table = await makeTable(format, signal)
    if (table.rows.length === 0) return say('info', t('exports.empty'))
    const told = { collection: list.collection, format, rows: table.rows.length }
    // Nobody waits for it, and without a connection it is not told (AUDIT-8).
    callEndpoint(client, tellExport, { body: told }).catch(() => undefined)
    if (format === 'print') {
      const { printTable } = await importNow(() => import('./print/print-table.ts'))
      return printTable(table)
    }
    const { writeInWorker } = await importNow(() => import('./write-in-worker.ts'))
    const file = await writeInWorker({ format, table }, signal)
    const name = `${list.file ?? list.collection}-${today()}.${format === 'excel' ? 'xlsx' : 'pdf'}`
    const { saveFile } = await importNow(() => import('#src/ui/documents/save-file.ts'))
    saveFile(file, name)
    say('success', t('exports.saved', { file: `\u2066${name}\u2069` }))
  }

  const tellFailure = (format: ExportFormat, failure: unknown) => {
    if (failure instanceof TooManyRows) {
      const [total, limit] = [failure.total, failure.limit].map(formatWholeNumber)
      const told = failure.isLeast ? `${total}+` : total
      return say('warning', t(`exports.tooMany.${format}`, { total: told, limit }))
    }
    const said = failure instanceof ApiFailure ? answeredMessages(failure) : []
    for (const text of said.length > 0 ? said : [t('exports.failed')]) say('error', text)
  }

  return {
    underWay,
    cancel: () => {
      job.current?.abort()
      say('info', t('exports.cancelled'))
    },
    start: async (format: ExportFormat) => {
      if (underWay) return
      const { signal } = (job.current = new AbortController())
      try {
        await run(format, signal)
      } catch (failure) {
        if (!signal.aborted) tellFailure(format, failure)
      } finally {
        setUnderWay(undefined)
      }
    },
  }
}

/** `yyyy-mm-dd`, by the clock of who exports. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
