import type { Selectable } from 'kysely'
import { certificateSchema, type Certificate } from '#contract/content/certificate.ts'
import type { Language } from '#contract/locale.ts'
import { mediaBase } from '#contract/picture.ts'
import { localize } from '#server/content/localize.ts'
import { fromFlag } from '#server/db/column-values.ts'
import type { CertificatesTable } from '#server/db/tables/home.ts'

export function presentCertificate(
  row: Selectable<CertificatesTable>,
  language: Language,
): Certificate {
  return {
    id: row.id,
    pdfUrl: `${mediaBase}/${row.pdf_file}`,
    icon: certificateSchema.shape.icon.parse(row.icon),
    isNew: fromFlag(row.is_new),
    ...localize(language, {
      title: { ar: row.title_ar, en: row.title_en },
      description: { ar: row.description_ar, en: row.description_en },
    }),
  }
}
