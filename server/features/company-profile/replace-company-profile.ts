import type { Transaction } from 'kysely'
import type { BodyOf } from '#contract/endpoint.ts'
import type { replaceCompanyProfile as call } from '#contract/admin/company-profile.ts'
import { languages } from '#contract/locale.ts'
import { auditChange } from '#server/collections/audit.ts'
import { toTime } from '#server/db/column-values.ts'
import { bumpContentVersion } from '#server/db/content-version.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { ApiError } from '#server/http/api-error.ts'
import { timeNow } from '#server/time/clock.ts'

interface Replacement {
  /** The version of the profile that it replaces. */
  version: number
  userId: string
}

/**
 * Gives visitors another company profile: in all languages at once, or none of it (PROFILE-2).
 *
 * @throws ApiError `profile_made` where another was made meanwhile, `file_missing` for a file that was not uploaded
 */
export async function replaceCompanyProfile(
  db: Database,
  files: FileStore,
  { contentHash, files: named }: BodyOf<typeof call>,
  { version: replaced, userId }: Replacement,
): Promise<void> {
  const names = languages.map((language) => named[language].file)
  const sizes = await files.sizesOf('media', names)
  const made = {
    version: replaced + 1,
    content_hash: contentHash,
    made_at: toTime(new Date(timeNow())),
    made_by: userId,
  }
  const rows = languages.map((language) => {
    const { file, pages } = named[language]
    const size = sizes.get(file)
    if (size === undefined) throw new ApiError('file_missing')
    return { ...made, language, file, pages, size }
  })
  await db.transaction().execute(async (transaction) => {
    // Locks, so that of two who replace the same profile the second one is told.
    await bumpContentVersion(transaction)
    if ((await latestVersion(transaction)) !== replaced) throw new ApiError('profile_made')
    await requireSheets(transaction, names)
    await transaction.insertInto('company_profiles').values(rows).execute()
    await auditChange(transaction, {
      userId,
      collection: 'company-profile',
      action: 'save',
      recordId: null,
      recordVersion: null,
      before: null,
      after: { files: names },
    })
  })
}

async function latestVersion(transaction: Transaction<Tables>): Promise<number> {
  const { version } = await transaction
    .selectFrom('company_profiles')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow()
  return Number(version ?? 0)
}

/** Only uploaded files are named: their rows are what a backup goes by. */
async function requireSheets(transaction: Transaction<Tables>, names: string[]): Promise<void> {
  const found = await transaction
    .selectFrom('data_sheets')
    .select('file')
    .where('file', 'in', names)
    .execute()
  if (found.length < new Set(names).size) throw new ApiError('file_missing')
}
