import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openFiles } from '#server/files/open-files.ts'
import { loadSeed } from '#sample/load-seed.ts'
import { contentFixture, writeFixtureFiles } from './content-fixture.ts'

/** Databases that tests copy, since to make one takes longer than most tests: one without rows, one with `contentFixture`. */
export const templates = ['migrated', 'filled'] as const
export type Template = (typeof templates)[number]

/** The pictures of the fixture, beside a database's other files. */
export const seedFolder = (dataDir: string) => path.join(dataDir, 'seed')

/**
 * Makes both, on both databases, once for a whole run.
 *
 * @param cluster the maintenance database of PostgreSQL, as a superuser
 * @returns the folder that holds the data folders, and the way to remove it
 */
export async function makeTemplates(
  cluster: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nasaem-templates-'))
  for (const template of templates) {
    await make(template, path.join(folder, 'SQLite', template), undefined)
    await onCluster(cluster, `create database ${template}`)
    const databaseUrl = cluster.replace(/\/postgres$/, `/${template}`)
    await make(template, path.join(folder, 'PostgreSQL', template), databaseUrl)
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function make(
  template: Template,
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const db = await openDatabase({ dataDir, databaseUrl }, (error) => {
    throw error
  })
  await migrate(db)
  if (template === 'filled') {
    const seedDir = seedFolder(dataDir)
    await writeFixtureFiles(seedDir)
    const files = openFiles(db, { dataDir, databaseUrl, mediaCache: 2 ** 30 })
    await loadSeed(db, contentFixture, { seedDir, files })
  }
  await db.destroy()
}

export async function onCluster(cluster: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  await client.query(statement)
  await client.end()
}
