import type { CallQuery } from '#contract/endpoint.ts'
import { TooManyRows } from './export-limits.ts'

/** The most that a list call gives at once (contract/envelopes.ts). */
const pageSize = 100

interface Page<Row> {
  data: Row[]
  totalCount: number
  /** True where there may be more. */
  isLeast?: boolean | undefined
}

export interface LoadRows {
  signal: AbortSignal
  /** Rows; above it nothing is loaded. */
  limit: number
  onProgress: (loaded: number, total: number) => void
}

/**
 * All rows of a filtered and sorted list, page by page; each once, should records move between pages meanwhile.
 *
 * @param list one page of the list
 * @param query its search, sort and filters
 * @throws TooManyRows after the first page; what `list` rejects with; the signal's reason
 */
export async function loadAllRows<Row extends { id: string }>(
  list: (query: CallQuery, signal: AbortSignal) => Promise<Page<Row>>,
  query: CallQuery,
  { signal, limit, onProgress }: LoadRows,
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let pageNo = 1; ; pageNo += 1) {
    signal.throwIfAborted()
    const { data, totalCount, isLeast } = await list({ ...query, pageNo, pageSize }, signal)
    if (totalCount > limit) throw new TooManyRows(totalCount, limit, isLeast)
    for (const row of data) rows.set(row.id, row)
    onProgress(Math.min(pageNo * pageSize, totalCount), totalCount)
    if (pageNo * pageSize >= totalCount || data.length === 0) return [...rows.values()]
  }
}
