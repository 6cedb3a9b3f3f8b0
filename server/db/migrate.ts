import { Migrator } from 'kysely'
import type { Database } from './database.ts'
import { migrations } from './migrations/migrations.ts'

/**
 * Brings the schema up to date, all pending migrations in one transaction; processes that start at once
 * wait for each other.
 *
 * @returns the names of the migrations that were run, none when all was up to date.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The database could not be migrated', { cause: error })
  return results.map((result) => result.migrationName)
}
