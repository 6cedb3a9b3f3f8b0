import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { fullRun } from '#tests/support/full-run.ts'
import { openSilentProxy, type SilentProxy } from '#tests/support/silent-proxy.ts'
import { recordFigure } from '#tests/support/record-figure.ts'
import { runApiProcess } from '#tests/support/run-api-process.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const message = {
  Name: 'سارة أحمد',
  Email: 'sara@example.com',
  PhoneNumber: '+201012345678',
  MessageContent: 'نريد عرض سعر لعشر مراوح محورية.',
}

/** Milliseconds that no answer needs, be the machine ever so slow, unless it never comes. */
const never = 30_000

describe('a server whose PostgreSQL goes silent', { timeout: 90_000 }, () => {
  let server: TestServer
  let proxy: SilentProxy
  beforeAll(async () => {
    server = await createTestServer('PostgreSQL', {
      reportLoss: () => undefined,
      async reach(databaseUrl) {
        proxy = await openSilentProxy(databaseUrl)
        return proxy.url
      },
    })
  })
  afterAll(async () => {
    await server.close()
    await proxy.close()
  })

  afterEach(() => proxy.restore())

  let visitors = 0
  const calls = {
    read: () => server.app.inject('/api/Home/GetAllDrivers'),
    ready: () => server.app.inject('/readyz'),
    send() {
      visitors += 1
      const from = `10.0.0.${visitors}`
      return sendForm(server.app, 'SendMessage', Object.entries(message), {
        key: randomUUID(),
        from,
      })
    },
  }

  /** Reads and forms at once, several times, so that several connections are in use. */
  async function callAll() {
    const asked = [1, 2, 3].flatMap(() => [calls.read(), calls.send()])
    const answers = await Promise.race([
      Promise.all(asked),
      setTimeout(never, undefined, { ref: false }).then(() => 'no answer'),
    ])
    if (typeof answers === 'string') throw new Error(answers)
    for (const { statusCode, headers } of answers) {
      if (statusCode === 503) expect(headers['retry-after']).toMatch(/^[1-5]$/)
    }
    return answers.map(({ statusCode }) => statusCode)
  }
  const untilReady = (status: number) =>
    expect.poll(async () => (await calls.ready()).statusCode, { timeout: never }).toBe(status)

  // STORE-4
  it(
    'answers over new connections once those that there are have gone silent',
    fullRun,
    async () => {
      await callAll()
      proxy.silence('existing')
      for (const status of await callAll()) expect([200, 201, 503]).toContain(status)
      expect(await callAll()).toEqual([200, 201, 200, 201, 200, 201])
      await untilReady(200)
    },
  )

  // STORE-5
  it('answers 503 in time while no connection answers, or what was read last, and as before once one does', async () => {
    await callAll()
    proxy.silence('all')
    for (let round = 0; round < 2; round++) {
      const asked = performance.now()
      expect(await callAll()).toEqual([200, 503, 200, 503, 200, 503])
      if (round === 0) recordFigure('postgres-silent-answer', seconds(asked))
    }
    await untilReady(503)
    proxy.restore()
    const back = performance.now()
    expect((await calls.send()).statusCode).toBe(201)
    recordFigure('postgres-silent-recovery', seconds(back))
    await untilReady(200)
  })

  it(
    'ends as a process within its time, with code 0, though it is told to stop amid calls that nobody answers',
    fullRun,
    async () => {
      const { dataDir, databaseUrl } = server.config
      const own = runApiProcess({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        SAMPLE_CONTENT: 'false',
      })
      onTestFinished(() => own.stop('SIGKILL'))
      const address = await own.ready
      const body = new FormData()
      for (const [name, value] of Object.entries(message)) body.set(name, value)
      proxy.silence('all')
      const asked = [
        fetch(`${address}/api/Home/GetAllDrivers`),
        fetch(`${address}/api/Home/SendMessage`, { method: 'POST', body }),
      ]
      // The server has both once it answers another one that came later.
      await fetch(`${address}/healthz`)
      own.stop('SIGTERM')
      const statuses = (await Promise.all(asked)).map(({ status }) => status)
      expect(statuses).toEqual([503, 503])
      expect(await own.ended).toBe(0)
      // It would say so if it had been cut off after ten seconds.
      expect(own.errors()).not.toContain('Stopping took too long')
    },
  )
})

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`
}
