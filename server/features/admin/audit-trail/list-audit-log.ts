import type { Selectable } from 'kysely'
import {
  type AccessAction,
  accessActions,
  type AccessDetails,
  type AuditAction,
  type LogEntry,
} from '#contract/admin/audit.ts'
import { timeNow } from '#server/time/clock.ts'
import type { Page } from '#server/content/page.ts'
import { fromJson, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { AuditEntriesTable } from '#server/db/tables/changes.ts'
import { currentTitles, keyOf, presentHead, titleIn } from './record-titles.ts'

interface LogQuery {
  pageNo: number
  pageSize: number
  collection?: string | undefined
  userId?: string | undefined
  action?: AuditAction | AccessAction | undefined
  /** Of the last days. */
  days?: number | undefined
}

const day = 86_400_000

const nothingKnown: AccessDetails = {
  browser: null,
  system: null,
  network: '',
  file: '',
  format: null,
  rows: null,
  factor: null,
}

/** One page of all that the trail tells, the latest first (AUDIT-6). Its call lets in only who may read all of it. */
export async function listAuditLog(db: Database, query: LogQuery): Promise<Page<LogEntry>> {
  const { pageNo, pageSize } = query
  const { total } = await narrow(db, query)
    .select((expression) => expression.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await pageOfLog(db, query).execute()
  return { data: await presentLog(db, rows), pageNo, pageSize, totalCount: Number(total) }
}

/** The statement that reads a page: for each way to narrow, an index has the order in which entries are shown. */
export function pageOfLog(db: Database, query: LogQuery) {
  const { pageNo, pageSize } = query
  return narrow(db, query)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('record_version', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
}

function narrow(db: Database, { collection, userId, action, days }: LogQuery) {
  let found = db.selectFrom('audit_entries')
  for (const [column, value] of [
    ['collection', collection],
    ['user_id', userId],
    ['action', action],
  ] as const) {
    if (value !== undefined) found = found.where(column, '=', value)
  }
  return days === undefined
    ? found
    : found.where('at', '>=', toTime(new Date(timeNow() - days * day)))
}

async function presentLog(
  db: Database,
  rows: Selectable<AuditEntriesTable>[],
): Promise<LogEntry[]> {
  const titles = await currentTitles(db, rows)
  return rows.map((row) => {
    const isAccess = (accessActions as readonly string[]).includes(row.action)
    const [before, after] = [fromJson(row.before), fromJson(row.after)]
    const then = isAccess
      ? undefined
      : (titleIn(row.collection, after) ?? titleIn(row.collection, before))
    return {
      ...presentHead(row, then ?? titles.get(keyOf(row))?.title),
      action: row.action,
      count: row.count,
      details: isAccess ? { ...nothingKnown, ...after } : null,
    }
  })
}
