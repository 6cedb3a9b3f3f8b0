import { once } from 'node:events'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { databaseFile } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/migrations.ts'
import { fullRun } from '#tests/support/full-run.ts'
import { anyDatabase, createTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { holdLock } from '#tests/support/hold-lock.ts'
import { runApiProcess, type ApiProcess } from '#tests/support/run-api-process.ts'

/** The paths under a folder that other accounts of the machine may read or enter. */
async function findOpen(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const modes = await Promise.all(
    ['.', ...names].map(
      async (name) => [name, (await stat(path.join(folder, name))).mode] as const,
    ),
  )
  return modes.flatMap(([name, mode]) => ((mode & 0o077) === 0 ? [] : [name]))
}

/** The lock by which Kysely lets migrations of one database wait for each other on PostgreSQL. */
const migrationLock = 3853314791062309107n

const allMigrations = `ran ${Object.keys(migrations).join(', ')}`

describe.each(anyDatabase)('the server as a process on %s', { timeout: 60_000 }, (kind) => {
  let database: TestDatabase
  let running: ApiProcess[]
  beforeEach(async () => {
    database = await createTestDatabase(kind)
    running = []
  })
  afterEach(async () => {
    for (const server of running) server.stop('SIGKILL')
    await Promise.all(running.map((server) => server.ended))
    await database.remove()
  })

  function start(environment: Record<string, string> = {}): ApiProcess {
    const server = runApiProcess({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl,
      SAMPLE_CONTENT: 'false',
      ...environment,
    })
    running.push(server)
    return server
  }

  // FILE-9, RUN-3, STORE-1
  it('says what it does, then that it is ready and how to sign in', async () => {
    const first = start()
    const address = await first.ready
    await expect.poll(first.output).toContain('Sign in as')
    expect(first.output().split('\n')).toEqual([
      expect.stringMatching(/^Opening the database \((SQLite|PostgreSQL)/),
      'Migrating the database',
      `  ${allMigrations}`,
      'Listening',
      `Ready on ${address}`,
      `Admin: ${address}/admin/`,
      expect.stringMatching(/^Sign in as admin@nasaem.example with the password \S{16} \(/),
      '',
    ])
    expect(address).toMatch(/^http:\/\/localhost:[1-9]\d*$/)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(await findOpen(database.dataDir)).toEqual([])
    first.stop('SIGINT')
    expect(await first.ended).toBe(0)

    const second = start()
    await second.ready
    await expect
      .poll(second.output)
      .toMatch(/with the password in \S+first-password.txt\n.*forget-password/)
    second.stop('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(second.errors()).toBe('')
  })

  // RUN-4
  it('finishes what was asked for before it stops', async () => {
    const server = start()
    const address = await server.ready
    const boundary = 'x'
    const fields = {
      Name: 'سارة',
      Email: 'sara@example.com',
      PhoneNumber: '01012345678',
      MessageContent: 'رسالة طويلة بما يكفي',
    }
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const sending = request(`${address}/api/Home/SendMessage`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    const [first = '', ...rest] = parts
    sending.write(first)
    // The server has the request once it answers another one that came later.
    await fetch(`${address}/healthz`)

    // Browsers open connections ahead of need: one that asks nothing holds nobody up.
    const unused = connect(Number(new URL(address).port), 'localhost')
    await once(unused, 'connect')
    server.stop('SIGTERM')
    const isAccepted = () => fetch(`${address}/healthz`).then(Boolean, () => false)
    await expect.poll(isAccepted, { timeout: 5_000 }).toBe(false)
    const answered = once(sending, 'response')
    sending.end(`${rest.join('')}--${boundary}--\r\n`)
    const [response] = await answered
    expect(response.statusCode).toBe(201)
    response.resume()
    const answeredAt = Date.now()
    expect(await server.ended).toBe(0)
    expect(Date.now() - answeredAt).toBeLessThan(5_000)
    expect(server.output()).toMatch(/Stopped\n$/)

    const db = await database.open()
    const stored = await db.selectFrom('messages').select('name').execute()
    await db.destroy()
    expect(stored).toEqual([{ name: 'سارة' }])
  })

  // RUN-4
  it('goes on serving for a proxy that has yet to notice that it stops, then ends with code 0', async () => {
    const server = start()
    const address = await server.ready
    const isReady = async () => (await fetch(`${address}/readyz`)).status
    expect(await isReady()).toBe(200)
    server.stop('SIGINT')
    await expect.poll(isReady, { timeout: 5_000 }).toBe(503)
    const served = await fetch(`${address}/api/Home/GetAllDrivers`)
    expect(served.status).toBe(200)
    expect(served.headers.get('connection')).toBe('close')
    // The terminal and npm both pass Ctrl-C on.
    server.stop('SIGINT')
    expect(await server.ended).toBe(0)
    expect(server.errors()).toBe('')
  })

  // RUN-4
  it(
    'ends with code 0 when it is told to stop while somebody holds up its migrations, or what it does before it listens',
    fullRun,
    async () => {
      // Makes the file of SQLite, so that it can be locked.
      const db = await database.open()
      const startHeldUp = async (isHeldUp: (server: ApiProcess) => boolean | Promise<boolean>) => {
        const server = start()
        await expect.poll(() => isHeldUp(server), { interval: 10, timeout: 20_000 }).toBe(true)
        server.stop('SIGTERM')
        expect(await server.ended).toBe(0)
        expect(server.output()).toMatch(/(Migrating the database|Listening)\nStopped\n$/)
        expect(server.errors()).not.toMatch(/could not|too long|connection lost/)
      }
      if (kind === 'SQLite') {
        const release = await holdLock(databaseFile(database.dataDir), 'begin immediate')
        await startHeldUp((server) => server.output().includes('Migrating'))
        await release()
      } else {
        const other = new pg.Client({ connectionString: database.databaseUrl })
        await other.connect()
        const isWaiting = async () => {
          // Other tests wait for locks of other databases in the same cluster.
          const { rows } = await other.query(
            `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
           where datname = current_database() and not granted`,
          )
          return rows.length > 0
        }
        await other.query(`select pg_advisory_lock(${migrationLock})`)
        await startHeldUp(isWaiting)
        await other.query('select pg_advisory_unlock_all()')
        await migrate(db)
        await other.query('begin; lock table sessions in access exclusive mode')
        await startHeldUp(isWaiting)
        await other.end()
      }
      await db.destroy()
      const next = start()
      await next.ready
      await expect.poll(next.output).toContain('Sign in as')
    },
  )

  // STORE-2
  it('may start twice at once on an empty database', async () => {
    const pair = [start(), start()]
    await Promise.all(pair.map((server) => server.ready))
    await expect
      .poll(() => pair.every((server) => server.output().includes('Sign in as')))
      .toBe(true)
    const migrations = pair.map((server) => server.output().match(/ {2}(.*)/)?.[1]).sort()
    expect(migrations).toEqual([allMigrations, 'up to date'])
    const passwords = pair.filter((server) => server.output().includes('made just now'))
    expect(passwords).toHaveLength(1)
  })
})

describe('a start that fails', { timeout: 60_000 }, () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase('SQLite')
  })
  afterEach(() => database.remove())

  const start = (environment: Record<string, string>) => {
    const defaults = { DATA_DIR: database.dataDir, SAMPLE_CONTENT: 'false' }
    const server = runApiProcess({ ...defaults, ...environment })
    onTestFinished(() => server.stop('SIGKILL'))
    return server
  }

  it('ends with code 0 when it is told to stop while it loads the sample content', async () => {
    const server = start({ SAMPLE_CONTENT: 'true' })
    await expect
      .poll(server.output, { interval: 1, timeout: 20_000 })
      .toContain('Loading the sample content')
    server.stop('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output()).toMatch(/Loading the sample content\nStopped\n$/)
    expect(server.errors()).toBe('')
  })

  it.runIf(process.platform === 'linux')(
    'says in one line that a folder for its data cannot be made',
    async () => {
      const server = start({ DATA_DIR: '/proc/nope/var' })
      expect(await server.ended).toBe(1)
      expect(server.errors()).toBe(
        'The server could not start: DATA_DIR is not usable: /proc/nope/var cannot be made there\n',
      )
    },
  )

  // RUN-2
  it('says in one line that its data folder is a file', async () => {
    const file = path.join(database.dataDir, 'file')
    await writeFile(file, '')
    for (const dataDir of [file, path.join(file, 'below')]) {
      const server = start({ DATA_DIR: dataDir })
      expect(await server.ended).toBe(1)
      expect(server.errors()).toMatch(/^.*DATA_DIR is not usable: \S+ is not a folder\n$/)
    }
  })

  it('makes no account whose password nobody is told, when it cannot listen', fullRun, async () => {
    const server = start({ HOST: '203.0.113.1' })
    expect(await server.ended).toBe(1)
    expect(server.errors()).toBe('HOST 203.0.113.1 is not an address of this machine\n')
    expect(server.output()).toMatch(/Listening\n$/)
    const mended = start({})
    await mended.ready
    await expect.poll(mended.output).toMatch(/the password \S{16} \(made just now/)
    mended.stop('SIGKILL')
    await mended.ended
  })

  // RUN-2
  it('says in one line what is wrong with a variable, without a stack', async () => {
    const server = start({ LOG_LEVEL: 'loud' })
    expect(await server.ended).toBe(1)
    expect(server.errors()).toMatch(/^LOG_LEVEL must be one of .*\n$/)
    expect(server.output()).toBe('')
  })

  // RUN-2
  it('says in one line that no database answers, and keeps its password', async () => {
    const server = start({ DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/nothing' })
    expect(await server.ended).toBe(1)
    expect(server.errors()).toMatch(/^The server could not start: DATABASE_URL leads to .*\n$/)
    expect(server.errors()).not.toContain('hunter2')
  })

  // RUN-2
  it('says in one line that the port is taken', async () => {
    const taken = createServer().listen(0, 'localhost')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const server = start({ PORT: port })
    expect(await server.ended).toBe(1)
    taken.close()
    expect(server.errors()).toMatch(new RegExp(`^PORT ${port} is already in use: .*\\n$`))
  })
})
