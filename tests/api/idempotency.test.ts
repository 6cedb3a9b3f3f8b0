import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyHeader, referenceNumber } from '#contract/idempotency.ts'
import { languages } from '#contract/locale.ts'
import { toTime } from '#server/db/column-values.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { createTestDatabase, databaseKinds } from '#tests/support/databases.ts'
import { encodeForm } from '#tests/support/encode-form.ts'
import { runApiProcess } from '#tests/support/run-api-process.ts'
import { sampleMessage as message } from '#tests/support/sample-message.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

describe.each(databaseKinds)('Idempotency-Key on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
  })
  afterAll(() => server.close())

  let visitors = 0
  function send(key: string | undefined, fields: Record<string, string>, language = 'ar') {
    visitors += 1
    const from = `10.0.0.${visitors}`
    return sendForm(server.app, 'SendMessage', Object.entries(fields), { key, language, from })
  }

  const storedUnder = (key: string) =>
    server.db
      .selectFrom('messages')
      .selectAll()
      .where('reference', '=', referenceNumber(key))
      .execute()

  // API-9
  it('answers a repeated submission alike and stores it once', async () => {
    const key = randomUUID()
    const first = await send(key, message)
    expect(first.statusCode).toBe(201)
    const again = await send(key.toUpperCase(), message, 'en')
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
    expect(first.json().data.reference).toBe(referenceNumber(key))
    expect(await storedUnder(key)).toMatchObject([{ id: first.json().data.id, language: 'ar' }])
  })

  it('compares what was meant: not the order, the spaces or the digits of the fields', async () => {
    const key = randomUUID()
    const first = await send(key, message)
    const sameMeaning = Object.fromEntries(Object.entries(message).reverse())
    const again = await send(key, {
      ...sameMeaning,
      Name: ` ${message.Name} `,
      Email: 'SARA@example.com',
      PhoneNumber: '+٢٠ ١٠ ١٢٣٤-٥٦٧٨',
    })
    expect(again.json()).toEqual(first.json())
    expect(await storedUnder(key)).toHaveLength(1)
  })

  // API-9
  it('refuses another body under a key, in the language asked for', async () => {
    const key = randomUUID()
    await send(key, message)
    for (const language of languages) {
      const other = await send(key, { ...message, Name: 'منى علي' }, language)
      expect(other.statusCode).toBe(422)
      expect(other.json()).toEqual({
        message: serverTexts[language].errors.key_reused,
        code: 'key_reused',
      })
    }
    expect(await storedUnder(key)).toMatchObject([{ name: message.Name }])
  })

  // API-9
  it.each(['', 'abc', '123', `${randomUUID()}0`, `${randomUUID()}, ${randomUUID()}`])(
    'refuses the key %j, naming the header',
    async (key) => {
      const response = await send(key, message, 'en')
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({
        message: 'The request has a header that is not valid: Idempotency-Key',
        errors: { 'Idempotency-Key': ['This value is not valid'] },
        code: 'invalid_header',
      })
    },
  )

  // API-10
  it('makes a key where none came: each is stored, each has a reference', async () => {
    const answers = [await send(undefined, message), await send(undefined, message)]
    const references = answers.map((answer) => String(answer.json().data.reference))
    expect(new Set(references).size).toBe(2)
    for (const reference of references) {
      expect(reference).toMatch(/^[0-9A-F]{8}$/)
      const stored = server.db.selectFrom('messages').select('id')
      expect(await stored.where('reference', '=', reference).execute()).toHaveLength(1)
    }
  })

  it('lets a mended form go under the key of a refused one', async () => {
    const key = randomUUID()
    expect((await send(key, { ...message, Name: '' })).statusCode).toBe(400)
    expect((await send(key, message)).statusCode).toBe(201)
    expect(await storedUnder(key)).toHaveLength(1)
  })

  it('stores one of many that come at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(key, message)))
    for (const answer of answers) {
      expect([201, 409]).toContain(answer.statusCode)
      if (answer.statusCode === 409) {
        expect(answer.headers['retry-after']).toBe('1')
        expect(answer.json().code).toBe('still_storing')
      }
    }
    const stored = await storedUnder(key)
    expect(stored).toHaveLength(1)
    const good = answers.filter((answer) => answer.statusCode === 201)
    expect(good.length).toBeGreaterThan(0)
    for (const answer of good) expect(answer.json().data.id).toBe(stored[0]?.id)
    expect((await send(key, message)).json().data.id).toBe(stored[0]?.id)
  })

  it('keeps neither key nor message when storing fails, and takes the retry', async () => {
    const key = randomUUID()
    await server.db.schema.alterTable('messages').renameTo('messages_away').execute()
    const failed = await send(key, message)
    await server.db.schema.alterTable('messages_away').renameTo('messages').execute()
    expect(failed.statusCode).toBe(500)
    expect((await send(key, message)).statusCode).toBe(201)
    expect(await storedUnder(key)).toHaveLength(1)
  })

  // API-9
  it('keeps a key for 8 days, then takes it as new', async () => {
    const key = randomUUID()
    const first = await send(key, message)
    const { expires_at } = await server.db
      .selectFrom('submission_keys')
      .select('expires_at')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    const days = (Date.parse(expires_at) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(8, 2)

    await server.db
      .updateTable('submission_keys')
      .set({ expires_at: toTime(new Date()) })
      .where('key', '=', key)
      .execute()
    const later = await send(key, message)
    expect(later.statusCode).toBe(201)
    expect(later.json().data.id).not.toBe(first.json().data.id)
    expect(await storedUnder(key)).toHaveLength(2)
  })
})

describe.each(databaseKinds)('two processes on one %s', { timeout: 180_000 }, (kind) => {
  it('store what both are sent at once a single time, and forget expired keys at the start', async () => {
    const database = await createTestDatabase(kind)
    const environment = {
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl,
      SAMPLE_CONTENT: 'false',
    }
    const processes = [runApiProcess(environment), runApiProcess(environment)]
    const addresses = await Promise.all(processes.map(({ ready }) => ready))
    const keys = Array.from({ length: 4 }, () => randomUUID())

    const send = async (address: string, key: string) => {
      const { payload, contentType } = await encodeForm(Object.entries(message))
      const headers = { 'content-type': contentType, [idempotencyHeader]: key }
      const url = `${address}/api/Home/SendMessage`
      const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(payload) })
      return { key, status: answer.status, body: await answer.json() }
    }
    const answers = await Promise.all(
      keys.flatMap((key) => addresses.map((address) => send(address, key))),
    )
    const db = await database.open()
    const stored = await db.selectFrom('messages').select(['id', 'reference']).execute()
    expect(stored.map(({ reference }) => reference).sort()).toEqual(
      keys.map(referenceNumber).sort(),
    )
    for (const { key, status, body } of answers) {
      expect(status).toBe(201)
      const row = stored.find(({ reference }) => reference === referenceNumber(key))
      expect(body.data).toEqual(row)
    }

    for (const { stop } of processes) stop('SIGKILL')
    await Promise.all(processes.map(({ ended }) => ended))
    const expired = { expires_at: toTime(new Date()) }
    await db
      .updateTable('submission_keys')
      .set(expired)
      .where('key', '=', keys[0] ?? '')
      .execute()
    const restarted = runApiProcess(environment)
    await restarted.ready
    const left = await db.selectFrom('submission_keys').select('key').execute()
    expect(left.map(({ key }) => key).sort()).toEqual(keys.slice(1).sort())
    restarted.stop('SIGTERM')
    await restarted.ended
    await db.destroy()
    await database.remove()
  })
})
