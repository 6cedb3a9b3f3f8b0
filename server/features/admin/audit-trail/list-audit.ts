import { type Selectable, sql } from 'kysely'
import { type AuditAction, auditActions, type AuditEntry } from '#contract/admin/audit.ts'
import type { Role } from '#contract/roles.ts'
import type { Page } from '#server/content/page.ts'
import { type Count, fromCount, fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { AuditEntriesTable } from '#server/db/tables/changes.ts'
import { loadDataSheets } from '../data-sheets.ts'
import { loadPictures } from '#server/content/load-pictures.ts'
import { ApiError } from '#server/http/api-error.ts'
import { readableCollections } from '../readable-collections.ts'
import { findStore } from '../stores.ts'
import { isRevertible } from './is-revertible.ts'
import { currentTitles, keyOf, presentHead, titleIn } from './record-titles.ts'

interface AuditQuery {
  pageNo: number
  pageSize: number
  collection?: string | undefined
  recordId?: string | undefined
  userId?: string | undefined
  action?: AuditAction | undefined
}

/**
 * One page of the changes in the audit trail, the latest first (AUDIT-1), of those collections that the roles may read
 * (ROLE-4). Events that are no change are listed by `listAuditLog` alone.
 *
 * @throws ApiError `forbidden` where another collection is asked for
 */
export async function listAudit(
  db: Database,
  held: readonly Role[],
  query: AuditQuery,
): Promise<Page<AuditEntry>> {
  const { pageNo, pageSize } = query
  const { total } = await changes(db, held, query)
    .select((expression) => expression.fn.countAll<Count>().as('total'))
    .executeTakeFirstOrThrow()
  const data = await readChanges(db, held, query)
  return { data, pageNo, pageSize, totalCount: fromCount(total) }
}

/** The same page, for whoever does not ask how many there are: counting ten years takes longer than reading the latest. */
export async function readChanges(
  db: Database,
  held: readonly Role[],
  query: AuditQuery,
): Promise<AuditEntry[]> {
  const rows = await inOrder(changes(db, held, query), query).execute()
  return presentEntries(db, rows)
}

/** The statement that reads a page; without a collection the index of all entries has its order. */
export function inOrder(
  found: ReturnType<typeof changes>,
  { pageNo, pageSize }: Pick<AuditQuery, 'pageNo' | 'pageSize'>,
) {
  return found
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('record_version', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
}

export function changes(db: Database, held: readonly Role[], query: AuditQuery) {
  const readable = readableCollections(held)
  const asked = query.collection ?? readable[0]
  if (asked === undefined || !readable.includes(asked)) throw new ApiError('forbidden')
  let found = db
    .selectFrom('audit_entries')
    // As an expression, so that no index of collections or actions is taken for them: it would have to be sorted.
    .where(sql<string>`collection || ''`, 'in', readable)
    .where(sql<string>`action || ''`, 'in', auditActions)
  for (const [column, value] of [
    ['collection', query.collection],
    ['record_id', query.recordId],
    ['user_id', query.userId],
    ['action', query.action],
  ] as const) {
    if (value !== undefined) found = found.where(column, '=', value)
  }
  return found
}

async function presentEntries(
  db: Database,
  rows: Selectable<AuditEntriesTable>[],
): Promise<AuditEntry[]> {
  const titles = await currentTitles(db, rows)
  const read = rows.map((row) => {
    const [before, after] = [fromJson(row.before), fromJson(row.after)]
    return { row, before, after, named: namedIn(row.collection, [before, after]) }
  })
  const pictures = await loadPictures(
    db,
    read.flatMap(({ named }) => named.pictureIds),
  )
  const sheets = await loadDataSheets(
    db,
    read.flatMap(({ named }) => named.dataSheetFiles),
  )
  return read.map(({ row, before, after, named }) => {
    const now = titles.get(keyOf(row))
    // Only changes were asked for.
    const action = row.action as AuditAction
    return {
      ...presentHead(
        row,
        titleIn(row.collection, after) ?? titleIn(row.collection, before) ?? now?.title,
      ),
      action,
      before,
      after,
      pictures: pick(pictures, named.pictureIds),
      dataSheets: pick(sheets, named.dataSheetFiles),
      canRevert: isRevertible(action) && now?.isThere === true,
      canRestore: action === 'remove' && now?.isThere === false,
    }
  })
}

/** The pictures and data sheets that the states of a record name. */
function namedIn(collection: string, states: (Record<string, unknown> | null)[]) {
  const store = findStore(collection)
  const named = states.map((fields) => (fields && store?.namedIn(fields)) || undefined)
  return {
    pictureIds: named.flatMap((one) => one?.pictureIds ?? []),
    dataSheetFiles: named.flatMap((one) => one?.dataSheetFiles ?? []),
  }
}

function pick<Item>(items: Map<string, Item>, keys: string[]): Record<string, Item> {
  return Object.fromEntries([...items].filter(([key]) => keys.includes(key)))
}
