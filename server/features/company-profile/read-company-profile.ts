import type { CompanyProfile } from '#contract/admin/company-profile.ts'
import { languages } from '#contract/locale.ts'
import { mediaBase } from '#contract/picture.ts'
import type { PublicReads } from '#server/content/public-reads.ts'
import type { Database } from '#server/db/database.ts'
import { hashContent } from './hash-content.ts'

/** The company profile that visitors have, and whether the content has changed since (PROFILE-3). */
export async function readCompanyProfile(
  db: Database,
  reads: PublicReads,
): Promise<CompanyProfile> {
  const contentHash = await hashContent(reads)
  const rows = await db
    .selectFrom('company_profiles')
    .leftJoin('users', 'users.id', 'company_profiles.made_by')
    .selectAll('company_profiles')
    .select(['users.first_name', 'users.last_name'])
    .where('company_profiles.version', '=', (expression) =>
      expression.selectFrom('company_profiles').select(({ fn }) => fn.max('version').as('version')),
    )
    .execute()
  const [latest] = rows
  if (latest === undefined) return { version: 0, contentHash, made: null }
  return {
    version: latest.version,
    contentHash,
    made: {
      at: latest.made_at,
      by: [latest.first_name, latest.last_name].filter(Boolean).join(' '),
      isOutdated: latest.content_hash !== contentHash,
      files: languages.flatMap((language) =>
        rows
          .filter((row) => row.language === language)
          .map(({ file, size, pages }) => ({ language, url: `${mediaBase}/${file}`, size, pages })),
      ),
    },
  }
}
