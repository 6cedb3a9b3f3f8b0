import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { openDatabase, type Database } from '#server/db/database.ts'
import { copyDataFolder } from './copy-data-folder.ts'
import { onCluster, type Template } from './database-templates.ts'
import { everything } from './everything.ts'

/** For `describe.each` of what depends on the database: order, search, transactions, limits, faults. */
export const databaseKinds = ['SQLite', 'PostgreSQL'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** For what any database gives alike: both where everything is run. */
export const anyDatabase: readonly DatabaseKind[] = everything ? databaseKinds : ['SQLite']

/** A database of its own, and a data folder beside it. */
export interface TestDatabase {
  dataDir: string
  databaseUrl: string | undefined
  /** Another connection, as another process would have. */
  open: () => Promise<Database>
  /** Call it when every connection is closed. */
  remove: () => Promise<void>
}

export interface TestDatabaseOptions {
  /** The folder in which the data folder is made. */
  parent?: string | undefined
  /** Told of lost connections, which fail the run where it is left out. */
  reportLoss?: ((error: Error) => void) | undefined
  /** Gives the address by which the server reaches its PostgreSQL. */
  reach?: ((databaseUrl: string) => Promise<string>) | undefined
  /** The template that it is copied from; without one it has not even tables. */
  template?: Template | undefined
}

export async function createTestDatabase(
  kind: DatabaseKind,
  {
    parent = tmpdir(),
    reportLoss = fail,
    reach = async (url) => url,
    template,
  }: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const dataDir = await mkdtemp(path.join(parent, 'nasaem-test-'))
  if (template !== undefined)
    await copyDataFolder(path.join(inject('templates'), kind, template), dataDir)
  const databaseUrl =
    kind === 'PostgreSQL' ? await reach(await createPostgresDatabase(template)) : undefined
  return {
    dataDir,
    databaseUrl,
    open: () => openDatabase({ dataDir, databaseUrl }, reportLoss),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

async function createPostgresDatabase(template: Template | undefined): Promise<string> {
  const cluster = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await onCluster(cluster, `create database ${name} template ${template ?? 'template1'}`)
  return cluster.replace(/\/postgres$/, `/${name}`)
}

function fail(error: Error): void {
  throw error
}
