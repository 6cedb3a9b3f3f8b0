import { Migrator, sql, type MigrationResult } from 'kysely'
import type { Database } from './database.ts'
import { migrations } from './migrations/migrations.ts'

/**
 * Brings the schema up to date, all pending migrations in one transaction; processes that start at once
 * wait for each other.
 *
 * @returns the names of the migrations that were run, none when all was up to date.
 * @throws Error with one sentence that says which migration failed and why, or that the database is newer
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error(await explain(db, results, error), { cause: error })
  return results.map((result) => result.migrationName)
}

/** Brings an empty database to the schema that it had after a migration. @throws Error as `migrate` */
export async function migrateTo(db: Database, migration: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateTo(migration)
  if (error !== undefined) throw new Error(await explain(db, results, error), { cause: error })
}

/** The names of the migrations that a database has before it, and whether it has been through any. */
export async function pendingMigrations(
  db: Database,
): Promise<{ pending: string[]; isNew: boolean }> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const all = await migrator.getMigrations()
  const pending = all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
  return { pending, isNew: pending.length === all.length }
}

async function explain(db: Database, results: MigrationResult[], error: unknown): Promise<string> {
  const [unknown] = await findUnknown(db)
  if (unknown !== undefined) {
    return `This release is older than the database, which has the migration ${unknown}: this one knows them up to ${Object.keys(migrations).at(-1)}. Start the release that was used last, or a newer one`
  }
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  const reason = error instanceof Error ? error.message : String(error)
  return failed === undefined
    ? `The database could not be migrated: ${reason}`
    : `The migration ${failed} failed, and nothing was changed: ${reason}`
}

/** The migrations that the database has been through and this release does not have. */
async function findUnknown(db: Database): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name desc`.execute(db)
    return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name))
  } catch {
    // Without that table there is nothing to be older than.
    return []
  }
}
