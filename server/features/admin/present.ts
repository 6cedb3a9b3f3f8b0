import type { Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Row } from '#server/collections/collection-db.ts'
import { loadPictures } from '#server/content/load-pictures.ts'
import { idsIn, loadLabels } from './labels.ts'
import { loadPeople } from './people.ts'
import { loadNotices } from '#server/retention/notices.ts'
import type { Store } from './store.ts'

/** A record as the contract's `record` schema of its collection has it. */
export type AdminRecord = Record<string, unknown> & { id: string; version: number }

/** Rows as records, with what the pictures that they name look like. */
export async function presentRecords(
  db: Database | Transaction<Tables>,
  store: Store,
  rows: Row[],
): Promise<AdminRecord[]> {
  const read = rows.map((row) => {
    const fields = store.read(row)
    return { row, fields, pictureIds: [...store.pictureIds(fields).values()].flat() }
  })
  const pictures = await loadPictures(
    db,
    read.flatMap(({ pictureIds }) => pictureIds),
  )
  const linked = await store.link?.(db, rows)
  const assignees = read.map(({ row }) => String(row['assignee_id'] ?? ''))
  const people = await loadPeople(db, store, assignees)
  const labels = await loadLabels(
    db,
    read.flatMap(({ fields }) => idsIn(fields)),
  )
  const notices = await loadNotices(
    db,
    rows.map((row) => String(row['notice_id'] ?? '')),
  )
  return read.map(({ row, fields, pictureIds }, index) => ({
    ...fields,
    ...linked?.[index],
    ...(store.collection.description.worked && {
      assignee: people.get(assignees[index] ?? '') ?? null,
      labels: [...labels.values()].filter(({ id }) => idsIn(fields).includes(id)),
      notice: notices.get(String(row['notice_id'])) ?? null,
    }),
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    pictures: Object.fromEntries(
      pictureIds.flatMap((id) => {
        const picture = pictures.get(id)
        return picture ? [[id, picture]] : []
      }),
    ),
  }))
}

export async function presentRecord(
  db: Database | Transaction<Tables>,
  store: Store,
  row: Row,
): Promise<AdminRecord> {
  const [record] = await presentRecords(db, store, [row])
  if (!record) throw new Error('A row was not presented')
  return record
}
