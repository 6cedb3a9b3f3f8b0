import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrateTo } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/migrations.ts'
import { copyDataFolder } from '#tests/support/copy-data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { createAccount } from '#tests/support/session-client.ts'
import { fullRun } from '#tests/support/full-run.ts'

/** A fenced block of a page, and the heading of the second order that it stands below. */
interface Block {
  page: string
  heading: string
  language: string
  text: string
}

/** Blocks that are not commands of this machine, by their page and heading, and what tests them. */
const testedElsewhere: Record<string, string> = {
  'docs/operations/growth.md To a hundred thousand messages': 'tests/api/search-index.test.ts',
  'docs/operations/install.md Make the archive': 'tests/api/package.test.ts',
  'docs/operations/install.md Try it': 'tests/api/package.test.ts',
  // A machine that systemd has started, and one with a container engine and a registry.
  'docs/operations/install.md Under systemd': 'tests/tooling/package.test.ts verifies the unit',
  'docs/operations/install.md In a container': 'tests/tooling/package.test.ts reads the file',
  'docs/operations/machines.md nginx': 'tests/api/several-machines.test.ts',
}

async function readBlocks(): Promise<Block[]> {
  const more = (await readdir('docs/operations')).filter((name) => name.endsWith('.md')).sort()
  const pages = ['docs/operations.md', ...more.map((name) => `docs/operations/${name}`)]
  const blocks: Block[] = []
  for (const page of pages) {
    let heading = ''
    const parts = /^##? ([^\n]+)$|^```(\w*)\n(.*?)^```$/gms
    for (const [, title, language = '', text = ''] of (await readFile(page, 'utf8')).matchAll(
      parts,
    ))
      if (title) heading = title
      else blocks.push({ page, heading, language, text })
  }
  return blocks
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** `npm start` goes on once the site is ready, and the site is stopped after each block. All else is npm's own. */
const prelude = `
set -euo pipefail
servers=()
stop() {
  for server in "\${servers[@]}"; do kill "$server"; wait "$server"; done
  servers=()
}
trap 'kill "\${servers[@]}" 2>/dev/null || true' EXIT
npm() {
  if [ "$1" != start ]; then command npm --silent --prefix "$PROJECT" "$@"; return; fi
  : > "$SCRATCH/start.log"
  node "$PROJECT/scripts/start.mjs" > "$SCRATCH/start.log" 2>&1 &
  servers+=($!)
  until grep -q '^Ready on' "$SCRATCH/start.log"; do
    kill -0 "\${servers[-1]}" 2>/dev/null || { cat "$SCRATCH/start.log" >&2; exit 1; }
    sleep 0.1
  done
}
`

const operations = 'docs/operations.md'
const seen = 'docs/operations/seen.md'

/** In the order of the pages, which is that of the story, with what their commands write at last. */
const sections: [string, string, RegExp][] = [
  [operations, 'Running the site for years', /^$/],
  [operations, 'Backup', /manifest\.json/],
  [operations, 'Restore', /replaced-/],
  [operations, 'Drill', /ready/],
  [operations, 'Move to PostgreSQL', /emails are in/],
  [operations, 'Upgrade', /it is up to date/],
  [operations, 'Go back', /What was there is kept[^]*Restored: \d+ rows/],
  [seen, 'Metrics', /site_info\{/],
  [seen, 'Traces', /^$/],
]

describe('the pages on running the site', { ...fullRun, timeout: 120_000 }, () => {
  let scratch = ''
  let blocks: Block[]
  let database: TestDatabase
  const ports = new Map<string, number>()

  beforeAll(async () => {
    blocks = await readBlocks()
    scratch = await mkdtemp(path.join(tmpdir(), 'operations-'))
    database = await createTestDatabase('PostgreSQL', { parent: scratch })
    for (const port of ['8090', '9464', '8080']) ports.set(port, await freePort())
    for (const folder of ['earlier', 'backups', 'tmp'])
      await mkdir(path.join(scratch, folder), { recursive: true })
    // A site that the release before has left, which is why the first start backs it up. It is a copy, since this
    // process may hold on to a file that it has had open.
    const earlier = path.join(scratch, 'earlier')
    const db = await openDatabase({ dataDir: earlier, databaseUrl: undefined }, () => {})
    await migrateTo(db, Object.keys(migrations).at(-2) ?? '')
    await createAccount(db)
    await db.destroy()
    await copyDataFolder(earlier, path.join(scratch, 'srv/site'))
  })
  afterAll(() => scratch && rm(scratch, { recursive: true, force: true }))

  /** Runs commands in the project's folder, in a place of this test's own. @returns what they wrote */
  async function shell(commands: string): Promise<string> {
    const placed = commands
      .replaceAll(/(?<![\w.])\/(?=(?:srv|backups|tmp)\/)/g, `${scratch}/`)
      .replaceAll('postgres://site:secret@127.0.0.1/site', database.databaseUrl ?? '')
      .replaceAll(/\b(?:8090|9464)\b/g, (port) => String(ports.get(port)))
    const env = {
      PATH: process.env['PATH'],
      HOME: scratch,
      PROJECT: process.cwd(),
      SCRATCH: scratch,
      PORT: String(ports.get('8080')),
      MIN_FREE_SPACE: '0',
      DATA_DIR: path.join(scratch, 'srv/site'),
    }
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', prelude + placed], { env })
    return stdout + stderr
  }

  const commandsOf = (page: string, heading: string) =>
    blocks
      .filter(
        (block) => block.page === page && block.heading === heading && block.language === 'sh',
      )
      .map(({ text }) => text)
      .join('\nstop\n') + '\nstop\n'

  it('hold no block that nobody runs', () => {
    const placeOf = ({ page, heading }: Block) => `${page} ${heading}`
    const told = blocks.filter((block) => testedElsewhere[placeOf(block)] === undefined)
    const places = told.filter(({ language }) => language === 'sh').map(placeOf)
    expect([...new Set(places)]).toEqual(sections.map(([page, heading]) => `${page} ${heading}`))
    expect(told.filter(({ language }) => !['sh', 'sql'].includes(language))).toEqual([])
  })

  it.each(sections)('%s, %s: its commands do as it says', async (page, heading, outcome) => {
    const said = await shell(commandsOf(page, heading))
    expect(said).toMatch(outcome)
  })

  it('lead back to what was there before a restore', async () => {
    const page = await shell(
      'npm start\ncurl --fail --silent "localhost:$PORT/products?lang=en"\nstop',
    )
    expect(page).toContain('Axial plate fan')

    const environment = 'export DATABASE_URL=postgres://site:secret@127.0.0.1/site'
    await shell(`${environment}\nnpm run restore -- --from /backups/site-monday.tar --replace`)
    const client = new pg.Client(database.databaseUrl)
    await client.connect()
    const schemas = "select nspname from pg_namespace where nspname like 'replaced%'"
    const { rows } = await client.query<{ nspname: string }>(schemas)
    const name = rows[0]?.nspname ?? ''
    const block = blocks.find(
      ({ heading, language }) => heading === 'Go back' && language === 'sql',
    )
    await client.query(block?.text.replace('replaced_…', name) ?? '')
    expect((await client.query(schemas)).rows).toEqual([])
    await client.end()
    expect(await shell(`${environment}\nnpm run migrate`)).toContain('it is up to date')
  })
})
