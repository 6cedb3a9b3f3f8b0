import type { Selectable } from 'kysely'
import {
  type AccessAction,
  accessActions,
  type AccessDetails,
  type AuditAction,
  type LogEntry,
} from '#contract/admin/audit.ts'
import { inEachLanguage } from '#contract/locale.ts'
import type { Page } from '#server/content/page.ts'
import { fromJson, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { AuditEntriesTable } from '#server/db/tables/changes.ts'
import { currentTitles, keyOf, titleIn } from './record-titles.ts'

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
}

/** One page of all that the trail tells, the latest first (AUDIT-6). Its call lets in only who may read all of it. */
export async function listAuditLog(db: Database, query: LogQuery): Promise<Page<LogEntry>> {
  const { pageNo, pageSize, days } = query
  let found = db.selectFrom('audit_entries')
  for (const [column, value] of [
    ['collection', query.collection],
    ['user_id', query.userId],
    ['action', query.action],
  ] as const) {
    if (value !== undefined) found = found.where(column, '=', value)
  }
  if (days !== undefined) found = found.where('at', '>=', toTime(new Date(Date.now() - days * day)))
  const { total } = await found
    .select((expression) => expression.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('record_version', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  return { data: await presentLog(db, rows), pageNo, pageSize, totalCount: Number(total) }
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
      id: row.id,
      at: row.at,
      userId: row.user_id,
      userEmail: row.user_email,
      collection: row.collection,
      recordId: row.record_id,
      action: row.action,
      title: then ?? titles.get(keyOf(row))?.title ?? inEachLanguage(() => ''),
      count: row.count,
      details: isAccess ? { ...nothingKnown, ...after } : null,
    }
  })
}
