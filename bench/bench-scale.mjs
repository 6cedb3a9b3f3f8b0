import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Libsql from 'libsql'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import pg from 'pg'
import { createServer } from 'vite'
import { startBuiltServer } from '../scripts/start/built-server.mjs'
import { step } from '../scripts/prepare/step.mjs'
import { benchAccount, signIn } from './measure-lists.mjs'
import { fillTable } from './scale/fill.mjs'
import { followMemory, measureBackup, measureCalls } from './scale/measure-step.mjs'
import { tablesOfGrowth } from './scale/growth-tables.mjs'

/** @typedef {import('./scale/fill.mjs').Place} Place */
/** @typedef {{ engine: string, rows: number, figures: Record<string, number> }} Step */

const steps = [1_000, 10_000, 100_000, 1_000_000]

/** Rows beside the messages: ten years of a hundred audit entries a day, and the rest of a large company. */
const others = {
  private_files: 20_000,
  applications: 20_000,
  vendors: 5_000,
  projects: 2_000,
  audit_entries: 365_000,
}

/**
 * A site that grows from a thousand messages to a million, on each database. It takes most of an hour.
 *
 * @param {import('../scripts/start/built-server.mjs').BuiltServer} _server each step has one of its own
 * @param {string} _browser nothing is looked at
 * @param {number} most messages
 * @returns {Promise<string>} its tables
 */
export async function benchScale(_server, _browser, most) {
  const measured = []
  for (const engine of ['SQLite', 'PostgreSQL'])
    measured.push(...(await measureEngine(engine, most)))
  const index = `The machine's benchmark index, worked out as Lighthouse does: ${pageFunctions.computeBenchmarkIndex()}.`
  return `${index}\n\n${await tablesOfGrowth(measured)}`
}

/**
 * @param {string} engine
 * @param {number} most
 */
async function measureEngine(engine, most) {
  const dataDir = await mkdtemp(join(tmpdir(), 'scale-'))
  const cluster = engine === 'PostgreSQL' ? await startCluster() : undefined
  const env = { ...benchAccount, DATA_DIR: dataDir, DATABASE_URL: cluster?.url ?? '' }
  const place = { dataDir, databaseUrl: cluster?.url }
  const now = Date.now()
  /** @type {Step[]} */
  const measured = []
  try {
    const first = await startBuiltServer(env)
    await first.stop()
    // A period would erase the messages of ten years.
    await ask(place, 'delete from retention returning id')
    await step(`${engine}: filling what is beside the messages`, async () => {
      for (const [table, to] of Object.entries(others))
        await fillTable(place, table, { from: 0, to, now })
    })
    let from = 0
    for (const rows of steps.filter((count) => count <= most)) {
      await step(`${engine}: storing ${rows} messages`, () =>
        fillTable(place, 'messages', { from, to: rows, now }),
      )
      from = rows
      measured.push({ engine, rows, figures: await measureStep(engine, rows, { env, place }) })
    }
  } finally {
    await cluster?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return measured
}

/**
 * @param {string} engine
 * @param {number} rows
 * @param {{ env: NodeJS.ProcessEnv, place: Place }} where
 */
async function measureStep(engine, rows, { env, place }) {
  const server = await startBuiltServer(env)
  const endFollowing = followMemory(server.pid)
  try {
    const indexing = await step(`${engine}: the index of ${rows} messages`, () =>
      untilIndexed(place),
    )
    const { accessToken } = await signIn(server.address)
    const asked = { address: server.address, token: accessToken, pid: server.pid }
    const figures = await step(`${engine}: lists and searches of ${rows}`, () =>
      measureCalls(asked),
    )
    const memory = endFollowing()
    const backup = await step(`${engine}: backup of ${rows}`, () => measureBackup(env))
    await server.stop()
    const again = await startBuiltServer(env)
    await again.stop()
    const all = {
      ...figures,
      ...backup,
      'Start, until ready': again.startMs,
      'Index made in the background': indexing,
      'Memory, the most': memory,
      Database: await sizeOf(place),
    }
    console.log(engine, rows, JSON.stringify(all))
    return all
  } catch (error) {
    endFollowing()
    await server.stop()
    throw error
  }
}

/** @returns {Promise<number>} milliseconds until no text is left to be made */
async function untilIndexed(/** @type {Place} */ place) {
  const started = performance.now()
  while (await ask(place, 'select 1 as left from search_stale limit 1')) await pause(500)
  if (place.databaseUrl) await ask(place, 'vacuum analyze')
  return performance.now() - started
}

/** @returns {Promise<Record<string, unknown> | undefined>} the first row */
async function ask(/** @type {Place} */ { dataDir, databaseUrl }, /** @type {string} */ sql) {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query(sql)
    await client.end()
    return rows[0]
  }
  const db = new Libsql(join(dataDir, 'site.sqlite'), { timeout: 10_000 })
  try {
    return /** @type {Record<string, unknown>[]} */ (db.prepare(sql).all())[0]
  } finally {
    db.close()
  }
}

/** @returns {Promise<number>} bytes */
async function sizeOf(/** @type {Place} */ place) {
  if (place.databaseUrl) {
    const row = await ask(place, 'select pg_database_size(current_database()) as size')
    return Number(row?.['size'])
  }
  const file = join(place.dataDir, 'site.sqlite')
  return existsSync(file) ? statSync(file).size : 0
}

/** PostgreSQL as most have it: its locale knows letters. */
async function startCluster() {
  const loader = await createServer({
    configFile: false,
    server: { middlewareMode: true, hmr: false, watch: null },
  })
  /** @type {any} */
  const { startPostgresCluster } = await loader.ssrLoadModule('/tests/support/postgres-cluster.ts')
  /** @type {import('../tests/support/postgres-cluster.ts').PostgresCluster} */
  const cluster = await startPostgresCluster({ locale: 'C.UTF-8' })
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop()
      await loader.close()
    },
  }
}
