import { execFile, execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeBackup } from '#server/backup/make-backup.ts'
import { runMaintenance } from '#server/run-maintenance.ts'
import { fullRun } from '#tests/support/full-run.ts'
import { backUp, configOf, rowsIn } from '#tests/support/backups.ts'
import { builtApi } from '#tests/support/built-api.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '#tests/support/databases.ts'
import { runApiProcess } from '#tests/support/run-api-process.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { mountSmallDisk } from '#tests/support/small-disk.ts'
import { createTestServer } from '#tests/support/test-server.ts'

/** Has a command end itself by SIGKILL once it has stored twelve parts of an archive. */
const killedAtPart12 = `--import=data:text/javascript,${encodeURIComponent(`
let now = 0
// Each step is shown.
performance.now = () => (now += 1000)
process.stdout.isTTY = true
process.stdout.write = (text) => {
  if (text.includes('part 12 of')) process.kill(process.pid, 'SIGKILL')
  return true
}`)}`

const disk = await mountSmallDisk(1)

let source: TestDatabase
let archive: string
beforeAll(async () => {
  source = await createTestDatabase('SQLite', { template: 'filled' })
  archive = await backUp(source)
})
afterAll(async () => {
  await source.remove()
  await disk?.remove()
})

const environmentOf = ({ dataDir, databaseUrl }: TestDatabase) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  MIN_FREE_SPACE: '0',
})

async function place(...given: Parameters<typeof createTestDatabase>): Promise<TestDatabase> {
  const made = await createTestDatabase(...given)
  onTestFinished(() => made.remove())
  return made
}

/** Runs a command in a process of its own. */
function run(where: TestDatabase, words: string[], options = '') {
  const env = { PATH: process.env['PATH'], ...environmentOf(where), NODE_OPTIONS: options }
  const command = path.join(path.dirname(builtApi), 'maintain.js')
  return new Promise<{
    code: number | null
    signal: string | null
    output: string
    errors: string
  }>((resolve) => {
    const child = execFile(process.execPath, [command, ...words], { env }, (_, output, errors) =>
      resolve({ code: child.exitCode, signal: child.signalCode, output, errors }),
    )
  })
}

function silence(stream: NodeJS.WriteStream) {
  const write = vi.spyOn(stream, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  return write
}

describe.each(databaseKinds)('on %s', { timeout: 60_000 }, (kind) => {
  // BACKUP-7
  it('a restore that is killed leaves a place that nothing takes for a site, and is done by the same command', async () => {
    const target = await place(kind)
    const restore = ['restore', '--from', archive]
    expect(await run(target, restore, killedAtPart12)).toMatchObject({ signal: 'SIGKILL' })

    // Another machine knows it by the database alone.
    const { dataDir } = kind === 'PostgreSQL' ? await place('SQLite') : target
    const halfSite = environmentOf({ ...target, dataDir })
    const start = runApiProcess(halfSite)
    onTestFinished(() => start.stop('SIGKILL'))
    expect(await start.ended).toBe(1)
    expect(start.errors()).toMatch(
      /^The server could not start: A restore into .* was cut off: .* run the restore again\n$/,
    )
    const errors = silence(process.stderr)
    for (const words of [['migrate'], ['backup', '--to', path.join(dataDir, 'a.tar')]])
      expect(await runMaintenance(words, halfSite)).toBe(1)
    expect(errors.mock.calls.join('')).toMatch(/^(A restore into .* was cut off: .*\n){2}$/)

    const again = await run(target, restore)
    expect(again).toMatchObject({ code: 0, errors: '' })
    expect(again.output).toContain('An earlier restore was cut off: what it left is taken away')
    expect(await rowsIn(target)).toEqual(await rowsIn(source))
  })

  // BACKUP-2
  it.skipIf(!disk)(
    'of a backup that fills the disk nothing is left, and the site goes on',
    async () => {
      const server = await createTestServer(kind)
      onTestFinished(() => server.close())
      const large = { file: 'large.pdf', name: 'large', created_at: '' }
      await server.files.write('media', large.file, [Buffer.alloc(2 * 1024 * 1024, 'x')])
      await server.db.insertInto('data_sheets').values(large).execute()
      const file = path.join(disk?.folder ?? '', 'archive.tar')
      const steps: string[] = []
      const progress = (what: string) => void steps.push(what)
      await expect(makeBackup(server.config, { file, progress })).rejects.toMatchObject({
        code: 'no_space',
      })
      // It was in the middle.
      expect(steps.at(-1)).toMatch(/^files: /)
      expect(await readdir(disk?.folder ?? '')).toEqual([])
      expect((await server.app.inject('/api/Home/GetAllDrivers')).statusCode).toBe(200)
      const message = Object.entries(sampleMessage)
      expect((await sendForm(server.app, 'SendMessage', message)).statusCode).toBe(201)

      // The floor that the site keeps on its own disk.
      const place = { dataDir: server.config.dataDir, databaseUrl: server.config.databaseUrl }
      const own = path.join(server.config.dataDir, 'archive.tar')
      const config = configOf(place, { MIN_FREE_SPACE: '99999999' })
      await expect(makeBackup(config, { file: own })).rejects.toMatchObject({ code: 'no_space' })
      expect(
        (await readdir(server.config.dataDir)).filter((name) => name.includes('.tar')),
      ).toEqual([])
    },
  )
})

/** Ends every connection to a database, as its restart does, before it returns. */
function endConnections(databaseUrl: string): void {
  const statement = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  const script = `
    const client = new (require('pg').Client)(process.argv[1])
    client.connect().then(() => client.query(process.argv[2])).then(() => client.end())`
  execFileSync(process.execPath, ['-e', script, databaseUrl, statement])
}

// BACKUP-2, BACKUP-9
it(
  'a backup whose PostgreSQL goes away ends with one line and leaves nothing, and the next one is made',
  fullRun,
  async () => {
    const site = await place('PostgreSQL', { template: 'filled' })
    const file = path.join(site.dataDir, 'a.tar')
    const words = ['backup', '--to', file]
    const { isTTY } = process.stdout
    onTestFinished(() => void Object.assign(process.stdout, { isTTY }))
    Object.assign(process.stdout, { isTTY: true })
    let isThere = true
    silence(process.stdout).mockImplementation((text) => {
      if (isThere && String(text).endsWith(' rows')) {
        isThere = false
        endConnections(site.databaseUrl ?? '')
      }
      return true
    })
    const errors = silence(process.stderr)
    expect(await runMaintenance(words, environmentOf(site))).toBe(1)
    expect(isThere).toBe(false)
    expect(errors.mock.calls.join('')).toMatch(
      /^The database went away before it was done: run it again later \(.+\)\n$/,
    )
    expect((await readdir(site.dataDir)).filter((name) => name.includes('.tar'))).toEqual([])
    expect(await runMaintenance(words, environmentOf(site))).toBe(0)

    errors.mockClear()
    const nowhere = {
      ...environmentOf(site),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    }
    expect(await runMaintenance(words, nowhere)).toBe(1)
    expect(errors.mock.calls.join('')).toMatch(/^DATABASE_URL leads to no database: .+\n$/)
  },
)
