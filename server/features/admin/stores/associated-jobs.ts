import type { Transaction } from 'kysely'
import { associatedJobsCollection } from '#contract/admin/associated-jobs.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Row } from '../collection-db.ts'
import { text } from '../field-columns.ts'
import { loadFiles } from '../linked-files.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const associatedJobsStore = defineStore({
  collection: associatedJobsCollection,
  table: 'applications',
  isPublic: false,
  columns: {
    stage: text('stage'),
    refusalReason: text('refusal_reason'),
    notes: text('notes'),
  },
  shown: {
    reference: text('reference'),
    fullName: text('full_name'),
    email: text('email'),
    phone: text('phone'),
    dob: text('dob'),
    nationality: text('nationality'),
    address: text('address'),
    country: text('country'),
    gender: text('gender'),
    vacancyId: text('vacancy_id'),
    language: text('language'),
  },
  search: ['fullName', 'reference', 'email', 'phone', 'address', 'notes'],
  sorts: {
    createdAt: 'created_at',
    fullName: foldedTitle,
    stage: 'stage',
    updatedAt: 'updated_at',
  },
  filters: { stage: 'stage', vacancyId: 'vacancy_id', country: 'country', language: 'language' },
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
  if (slugs.length === 0) return new Map<string, { ar: string; en: string }>()
  const jobs = await db
    .selectFrom('jobs')
    .select(['slug', 'title_ar', 'title_en'])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(jobs.map((job) => [job.slug, { ar: job.title_ar, en: job.title_en }]))
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
