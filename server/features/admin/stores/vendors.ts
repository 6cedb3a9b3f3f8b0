import { staffCollections } from '#contract/admin/collections.ts'
import { loadFiles } from '../linked-files.ts'
import { defineStore } from '../store.ts'

export const vendorsStore = defineStore(staffCollections.vendors, {
  // Of the papers the numbers, such as that of the commercial register.
  searchLinked: (db, ids) =>
    db
      .selectFrom('vendor_documents')
      .select(['vendor_id as id', 'number as text'])
      .where('vendor_id', 'in', ids)
      .orderBy('type')
      .execute(),
  told: { collection: 'vendors', by: 'status' },
  attachments: [
    { table: 'vendor_documents', column: 'vendor_id' },
    { table: 'told_states', column: 'record_id' },
  ],
  async link(db, rows) {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const documents = await db
      .selectFrom('vendor_documents')
      .selectAll()
      .where('vendor_id', 'in', ids)
      .orderBy('type')
      .execute()
    const files = await loadFiles(db, [
      ...documents.map((document) => document.file_id),
      ...rows.flatMap((row) => row['profile_file_id'] ?? []).map(String),
    ])
    return rows.map((row) => ({
      profile: files.get(String(row['profile_file_id'])) ?? null,
      documents: documents
        .filter((document) => document.vendor_id === row.id)
        .map((document) => ({
          type: document.type,
          number: document.number,
          issueDate: document.issue_date,
          expiryDate: document.expiry_date,
          file: files.get(document.file_id),
        })),
    }))
  },
})
