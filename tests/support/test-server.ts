import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { readConfig, type Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { seedFolder } from './database-templates.ts'
import { createTestDatabase, type DatabaseKind, type TestDatabaseOptions } from './databases.ts'

export interface TestServer {
  /** Not listening: ask it with `inject`. */
  app: FastifyInstance
  config: Readonly<Config>
  /** The server's own connection. */
  db: Database
  /** Another connection, as another process would have; closed with the server. */
  openAnother: () => Promise<Database>
  /** Another server on the same database, as another process would be; closed with this one. */
  openServer: () => Promise<FastifyInstance>
  close: () => Promise<void>
}

interface TestServerOptions extends TestDatabaseOptions {
  empty?: boolean
  environment?: Record<string, string>
}

/**
 * The API without pages on a database of its own, filled with `contentFixture` unless told to stay empty.
 *
 * @param options `environment` as `readConfig` reads it, the others as `createTestDatabase` takes them
 */
export async function createTestServer(
  kind: DatabaseKind,
  { empty = false, environment = {}, ...options }: TestServerOptions = {},
): Promise<TestServer> {
  const database = await createTestDatabase(kind, {
    template: empty ? 'migrated' : 'filled',
    ...options,
  })
  const { dataDir } = database
  const seedDir = seedFolder(dataDir)
  const config = Object.freeze({
    ...readConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: database.databaseUrl,
      LOG_LEVEL: 'silent',
      ...environment,
    }),
    seedDir,
  })
  const db = await database.open()
  const app = await buildApp({ config, db })
  const others: Database[] = []
  const otherServers: FastifyInstance[] = []
  return {
    app,
    config,
    db,
    async openAnother() {
      const other = await database.open()
      others.push(other)
      return other
    },
    async openServer() {
      const other = await buildApp({ config, db: await database.open() })
      otherServers.push(other)
      return other
    },
    async close() {
      await Promise.all(otherServers.map((other) => other.close()))
      await Promise.all(others.map((other) => other.destroy()))
      await app.close()
      await database.remove()
    },
  }
}
