import type { Job } from '#contract/content/job.ts'
import type { Language } from '#contract/locale.ts'
import { withFormerSlugs } from '#server/content/former-slugs.ts'
import type { Database } from '#server/db/database.ts'
import { presentJob } from './present.ts'

/** All vacancies in their order. */
export async function listJobs(db: Database, language: Language): Promise<Job[]> {
  const rows = await db.selectFrom('jobs').selectAll().orderBy('sort_order').orderBy('id').execute()
  const addressed = await withFormerSlugs(db, 'jobs', rows)
  return addressed.map((row) => presentJob(row, language))
}
