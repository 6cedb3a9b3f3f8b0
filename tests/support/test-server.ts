import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { readConfig, type Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { openFiles } from '#server/files/open-files.ts'
import { seedFolder } from './database-templates.ts'
import { createTestDatabase, type DatabaseKind, type TestDatabaseOptions } from './databases.ts'

export interface TestServer {
  /** Not listening: ask it with `inject`. */
  app: FastifyInstance
  config: Readonly<Config>
  /** The server's own connection. */
  db: Database
  /** The files that its rows name. */
  files: FileStore
  /** Another connection, as another process would have; closed with the server. */
  openAnother: () => Promise<Database>
  /** Another server on the same database, as another process would be; closed with this one. */
  openServer: (changes?: Partial<Config>) => Promise<FastifyInstance>
  /** Another server with a folder of its own beside this one's, as another machine has. */
  openMachine: (changes?: Partial<Config>) => Promise<{ app: FastifyInstance; dataDir: string }>
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
  const openServer = async (changes: Partial<Config> = {}) => {
    const other = await buildApp({ config: { ...config, ...changes }, db: await database.open() })
    otherServers.push(other)
    return other
  }
  return {
    app,
    config,
    db,
    files: openFiles(db, config),
    async openAnother() {
      const other = await database.open()
      others.push(other)
      return other
    },
    openServer,
    async openMachine(changes = {}) {
      const other = await mkdtemp(path.join(dataDir, 'machine-'))
      return { app: await openServer({ ...changes, dataDir: other }), dataDir: other }
    },
    async close() {
      await Promise.all(otherServers.map((other) => other.close()))
      await Promise.all(others.map((other) => other.destroy()))
      await app.close()
      await database.remove()
    },
  }
}
