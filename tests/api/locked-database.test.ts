import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { databaseFile } from '#server/db/database.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { registerSite } from '#server/site/site.ts'
import { fullRun } from '#tests/support/full-run.ts'
import { holdLock } from '#tests/support/hold-lock.ts'
import { recordFigure } from '#tests/support/record-figure.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { account, createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const built = { clientDir: path.resolve('dist/client'), ssrDir: path.resolve('dist/ssr') }
const message = Object.entries(sampleMessage)

describe('an SQLite file that another process has locked', { timeout: 60_000 }, () => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeAll(async () => {
    server = await createTestServer('SQLite')
    staff = await createStaffClient(server)
  }, 60_000)
  afterAll(() => server.close())

  const lock = (statement: string) => holdLock(databaseFile(server.config.dataDir), statement)

  let visitors = 0
  function sendMessage() {
    visitors += 1
    const from = `192.0.2.${visitors}`
    return sendForm(server.app, 'SendMessage', message, { key: randomUUID(), from })
  }

  const addDriver = () =>
    staff('POST', '/Admin/drivers', {
      title: { ar: 'جديد', en: 'New' },
      description: { ar: 'وصف', en: '' },
      pictureId: null,
    })
  const signIn = () => server.app.inject({ method: 'POST', url: '/api/Auth/login', body: account })

  // API-7, STORE-3
  it('costs only those who write: they get 503 in their language, readers go on, and all is well at once when it is free', async () => {
    const release = await lock('begin immediate')
    const began = performance.now()
    let areWaiting = true
    const writers = Promise.all([sendMessage(), addDriver(), signIn()]).finally(() => {
      areWaiting = false
    })
    const ready = server.app.inject('/readyz')
    const reads = { asked: 0, answered: 0 }
    while (areWaiting) {
      const [alive, drivers] = await Promise.all([
        server.app.inject('/healthz'),
        server.app.inject('/api/Home/GetAllDrivers'),
      ])
      reads.asked += 2
      if (alive.statusCode === 200) reads.answered += 1
      if (drivers.statusCode === 200) reads.answered += 1
      // Injected requests alone would leave the timers no turn.
      await new Promise(setImmediate)
    }
    const waited = (performance.now() - began) / 1000
    for (const refused of await writers) {
      expect(refused.statusCode).toBe(503)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      const language = refused.headers['content-language'] === 'ar' ? 'ar' : 'en'
      expect(refused.json()).toEqual({ message: serverTexts[language].errors.busy, code: 'busy' })
    }
    const { statusCode, body, headers } = await ready
    expect([statusCode, body]).toEqual([503, 'writing'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(reads.answered).toBe(reads.asked)
    // A wait that stops the event loop lets one round through, whatever the machine.
    expect(reads.asked).toBeGreaterThan(20)
    recordFigure('sqlite-lock-refusal', `${waited.toFixed(1)} s`)
    recordFigure('sqlite-lock-reads', `${reads.answered} of ${reads.asked}`)

    await release()
    const afterwards = await Promise.all([sendMessage(), addDriver(), signIn()])
    expect(afterwards.map((answer) => answer.statusCode)).toEqual([201, 201, 200])
    await expect.poll(async () => (await server.app.inject('/readyz')).body).toBe('ready')
  })

  // STORE-3
  it(
    'lets all who wait write when it is free in time, and nobody later is refused',
    fullRun,
    async () => {
      const release = await lock('begin exclusive')
      const waiting = Array.from({ length: 20 }, sendMessage)
      const ready = server.app.inject('/readyz')
      expect((await server.app.inject('/api/Home/GetAllDrivers')).statusCode).toBe(200)
      await release()
      const later = Array.from({ length: 20 }, sendMessage)
      const answers = await Promise.all([...waiting, ...later])
      const stored = answers.filter(({ statusCode }) => statusCode === 201)
      expect(stored).toHaveLength(answers.length)
      // A lock of less than a second and a half is no fault.
      expect((await ready).body).toBe('ready')
      recordFigure(
        'sqlite-lock-refused-later',
        `${answers.length - stored.length} of ${answers.length}`,
      )
    },
  )

  it('keeps no page from being rendered, nor anything else from being answered meanwhile', async () => {
    // A server that has read and rendered nothing yet.
    const app = await buildApp({
      config: server.config,
      db: await server.openAnother(),
      site: (instance, sources) => registerSite(instance, { ...built, ...sources }),
    })
    await app.ready()
    const release = await lock('begin exclusive')
    const writer = sendMessage()
    const urls = ['/?lang=ar', '/?lang=en', '/projects', '/projects/tunnel', '/search?q=fan']
    for (const url of urls) {
      const [page, alive] = await Promise.all([app.inject(url), app.inject('/healthz')])
      expect([url, page.statusCode, alive.statusCode]).toEqual([url, 200, 200])
      expect(page.headers).not.toHaveProperty('age')
      expect(page.body).toContain('<h1')
    }
    await release()
    // The writer gives up or not, by how long the rendering took.
    expect([201, 503]).toContain((await writer).statusCode)
    await app.close()
  })
})
