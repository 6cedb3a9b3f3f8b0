import type { Selectable } from 'kysely'
import { jobSchema, type Job } from '#contract/content/job.ts'
import type { Language } from '#contract/locale.ts'
import type { FormerSlugs } from '#server/content/former-slugs.ts'
import { localize } from '#server/content/localize.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { JobsTable } from '#server/db/tables/catalogue.ts'

export function presentJob(row: Selectable<JobsTable> & FormerSlugs, language: Language): Job {
  return {
    id: row.id,
    slug: row.slug,
    formerSlugs: row.formerSlugs,
    employment: jobSchema.shape.employment.parse(row.employment),
    openSince: row.open_since,
    ...localize(language, {
      title: { ar: row.title_ar, en: row.title_en },
      department: { ar: row.department_ar, en: row.department_en },
      location: { ar: row.location_ar, en: row.location_en },
      description: { ar: row.description_ar, en: row.description_en },
      requirements: { ar: fromJson(row.requirements_ar), en: fromJson(row.requirements_en) },
    }),
  }
}
