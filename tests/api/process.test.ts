import { once } from 'node:events'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '#server/db/migrations/migrations.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '#tests/support/databases.ts'
import { runApiProcess, type ApiProcess } from '#tests/support/run-api-process.ts'

const allMigrations = `ran ${Object.keys(migrations).join(', ')}`

describe.each(databaseKinds)('the server as a process on %s', { timeout: 60_000 }, (kind) => {
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
    first.stop('SIGINT')
    expect(await first.ended).toBe(0)

    const second = start()
    await second.ready
    await expect.poll(second.output).toContain('printed at the first start')
    second.stop('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(second.errors()).toBe('')
  })

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
    await expect
      .poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 5_000 })
      .toBe(503)
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

  it('may start twice at once on an empty database', async () => {
    const pair = [start(), start()]
    await Promise.all(pair.map((server) => server.ready))
    await expect
      .poll(() => pair.every((server) => server.output().includes('Sign in as')))
      .toBe(true)
    const migrations = pair.map((server) => server.output().match(/ {2}(.*)/)?.[1]).sort()
    expect(migrations).toEqual([allMigrations, 'up to date'])
    const passwords = pair.filter((server) => server.output().includes('shown only this once'))
    expect(passwords).toHaveLength(1)
  })
})

describe('a start that fails', { timeout: 30_000 }, () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase('SQLite')
  })
  afterEach(() => database.remove())

  const start = (environment: Record<string, string>) =>
    runApiProcess({ DATA_DIR: database.dataDir, SAMPLE_CONTENT: 'false', ...environment })

  it('says in one line what is wrong with a variable, without a stack', async () => {
    const server = start({ LOG_LEVEL: 'loud' })
    expect(await server.ended).toBe(1)
    expect(server.errors()).toMatch(/^LOG_LEVEL must be one of .*\n$/)
    expect(server.output()).toBe('')
  })

  it('says in one line that no database answers, and keeps its password', async () => {
    const server = start({ DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/nothing' })
    expect(await server.ended).toBe(1)
    expect(server.errors()).toMatch(/^The server could not start: DATABASE_URL leads to .*\n$/)
    expect(server.errors()).not.toContain('hunter2')
  })

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
