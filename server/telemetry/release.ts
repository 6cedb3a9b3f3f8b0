import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Health } from '#contract/admin/health.ts'
import type { Database } from '#server/db/database.ts'
import { telemetryOf } from '#server/db/database-telemetry.ts'

const packageSchema = z.object({ version: z.string() })

/** Characters by which a build is told from others. */
const buildLength = 12

/** Tells which release runs, on what. @throws DatabaseFault */
export async function readVersions(db: Database): Promise<Health['versions']> {
  const { engine } = telemetryOf(db)
  const { version } = z.parse(packageSchema, JSON.parse(readFileSync('package.json', 'utf8')))
  return {
    app: version,
    build: readBuild(),
    node: process.versions.node,
    engine,
    engineVersion: await readEngineVersion(db, engine),
    schema: await readSchema(db),
  }
}

/** As `scripts/build/build-all.mjs` leaves it. */
function readBuild(): string {
  const file = 'dist/built-from'
  return existsSync(file) ? readFileSync(file, 'utf8').slice(0, buildLength) : ''
}

type Engine = Health['versions']['engine']

async function readEngineVersion(db: Database, engine: Engine): Promise<string> {
  const question =
    engine === 'sqlite'
      ? sql<{ version: string }>`select sqlite_version() as version`
      : sql<{ version: string }>`select current_setting('server_version') as version`
  const { rows } = await question.execute(db)
  // Packages add the name of their distribution behind a space.
  return (rows[0]?.version ?? '').split(' ')[0] ?? ''
}

async function readSchema(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db)
  return rows[0]?.name ?? ''
}
