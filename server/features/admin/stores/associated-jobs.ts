import { staffCollections } from '#contract/admin/collections.ts'
import type { Localized } from '#contract/locale.ts'
import type { Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Row } from '#server/collections/collection-db.ts'
import { loadFiles } from '../linked-files.ts'
import { defineStore } from '../store.ts'
import { titleColumns, titleOf } from '#server/collections/titles.ts'

export const associatedJobsStore = defineStore(staffCollections.associatedJobs, {
  told: { collection: 'associated-jobs', by: 'stage' },
  attachments: [{ table: 'told_states', column: 'record_id' }],
  async link(db, rows) {
    const files = await loadFiles(db, rows.flatMap((row) => row['cv_file_id'] ?? []).map(String))
    const alike = await findAlike(db, rows)
    const vacancies = await findVacancies(db, rows)
    return rows.map((row) => ({
      vacancyTitle: vacancies.get(String(row['vacancy_id'])) ?? null,
      cv: files.get(String(row['cv_file_id'])) ?? null,
      duplicateIds: alike
        .filter(({ id }) => id !== row.id)
        .filter(
          ({ email, phone_key }) =>
            isShared(email, row['email']) || isShared(phone_key, row['phone_key']),
        )
        .map(({ id }) => id),
    }))
  },
})

/** The titles of the vacancies that some applications are for, by their slugs. */
async function findVacancies(db: Database | Transaction<Tables>, rows: Row[]) {
  const slugs = rows.map((row) => String(row['vacancy_id'])).filter(Boolean)
  if (slugs.length === 0) return new Map<string, Localized>()
  const jobs = await db
    .selectFrom('jobs')
    .select(['slug', ...titleColumns])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(jobs.map((job) => [job.slug, titleOf(job)]))
}

// Both were normalised when they came; what was left out is empty, and shared by many.
function isShared(value: string, other: unknown): boolean {
  return value !== '' && value === other
}

async function findAlike(db: Database | Transaction<Tables>, rows: Row[]) {
  const valuesOf = (column: string) => rows.map((row) => String(row[column])).filter(Boolean)
  const emails = valuesOf('email')
  const phoneKeys = valuesOf('phone_key')
  return db
    .selectFrom('applications')
    .select(['id', 'email', 'phone_key'])
    .where((expression) =>
      expression.or([
        ...(emails.length > 0 ? [expression('email', 'in', emails)] : []),
        ...(phoneKeys.length > 0 ? [expression('phone_key', 'in', phoneKeys)] : []),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
