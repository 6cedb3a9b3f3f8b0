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
import { type Count, fromCount, fromJson, toTime } from '#server/db/column-values.ts'
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
    .select((expression) => expression.fn.countAll<Count>().as('total'))
    .executeTakeFirstOrThrow()
  const totalCount = fromCount(total)
  const ids = (await pageOfLog(db, query, totalCount).execute()).map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('audit_entries').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const inOrder = (isBackwards(query, totalCount) ? ids.toReversed() : ids).flatMap(
    (id) => byId.get(id) ?? [],
  )
  return { data: await presentLog(db, inOrder), pageNo, pageSize, totalCount }
}

/** True of a page that is nearer to the first entry of all than to the latest: it is read from there. */
function isBackwards({ pageNo, pageSize }: LogQuery, total: number): boolean {
  return (pageNo - 1) * pageSize > total / 2
}

/**
 * The statement that reads the ids of a page, from the nearer end: for each way to narrow, an index has the order in which
 * entries are shown, and the ids.
 *
 * @param total all entries that the query asks for
 */
export function pageOfLog(db: Database, query: LogQuery, total: number) {
  const { pageNo, pageSize } = query
  const isReversed = isBackwards(query, total)
  const offset = (pageNo - 1) * pageSize
  const [first, second] = isReversed ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const)
  return narrow(db, query)
    .select('id')
    .orderBy('at', first)
    .orderBy('record_version', first)
    .orderBy('id', second)
    .limit(isReversed ? Math.max(0, Math.min(pageSize, total - offset)) : pageSize)
    .offset(isReversed ? Math.max(0, total - offset - pageSize) : offset)
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
