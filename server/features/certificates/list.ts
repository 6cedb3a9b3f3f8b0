import type { Certificate } from '#contract/content/certificate.ts'
import type { Language } from '#contract/locale.ts'
import type { Database } from '#server/db/database.ts'
import { presentCertificate } from './present.ts'

/** All certificates in their order. */
export async function listCertificates(db: Database, language: Language): Promise<Certificate[]> {
  const rows = await db
    .selectFrom('certificates')
    .selectAll()
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map((row) => presentCertificate(row, language))
}
