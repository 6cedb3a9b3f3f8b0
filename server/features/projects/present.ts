import type { Selectable } from 'kysely'
import { projectSchema, type Project } from '#contract/content/project.ts'
import type { Language } from '#contract/locale.ts'
import type { FormerSlugs } from '#server/content/former-slugs.ts'
import { localize } from '#server/content/localize.ts'
import { presentImages, type StoredPictures } from '#server/content/stored-images.ts'
import { presentPicture, type PictureColumns } from '#server/content/stored-picture.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { ProjectsTable } from '#server/db/tables/catalogue.ts'

/** A project with its gallery; scope and quantities fall back to the other language as whole lists. */
export function presentProject(
  row: Selectable<ProjectsTable> & PictureColumns & FormerSlugs,
  pictures: StoredPictures,
  language: Language,
): Project {
  const gallery = presentImages('gallery', fromJson(row.gallery), pictures, language)
  const { fieldLanguages, ...texts } = localize(language, {
    title: { ar: row.title_ar, en: row.title_en },
    client: { ar: row.client_ar, en: row.client_en },
    location: { ar: row.location_ar, en: row.location_en },
    description: { ar: row.description_ar, en: row.description_en },
    challenge: { ar: row.challenge_ar, en: row.challenge_en },
    solution: { ar: row.solution_ar, en: row.solution_en },
    scope: { ar: fromJson(row.scope_ar), en: fromJson(row.scope_en) },
    quantities: { ar: fromJson(row.quantities_ar), en: fromJson(row.quantities_en) },
    alt: { ar: row.alt_ar, en: row.alt_en },
  })
  const fallbacks = { ...fieldLanguages, ...gallery.fieldLanguages }
  return {
    id: row.id,
    slug: row.slug,
    formerSlugs: row.formerSlugs,
    sector: projectSchema.shape.sector.parse(row.sector),
    year: row.year,
    ...presentPicture(row),
    ...texts,
    gallery: gallery.records,
    ...(Object.keys(fallbacks).length > 0 && { fieldLanguages: fallbacks }),
  }
}
