import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#contract/locale.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { databaseKinds } from '#tests/support/databases.ts'
import type { FormPart } from '#tests/support/encode-form.ts'
import { listPrivateFiles } from '#tests/support/private-files.ts'
import { blobOf, pdf } from '#tests/support/sample-files.ts'
import { sampleMessage as message } from '#tests/support/sample-message.ts'
import { sendForm, type FormSending } from '#tests/support/send-form.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

describe.each(databaseKinds)('limits of submissions on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
  })
  afterAll(() => server.close())

  const send = (fields: Record<string, string>, sending: FormSending) =>
    sendForm(server.app, 'SendMessage', Object.entries(fields), { key: randomUUID(), ...sending })

  async function countStored(): Promise<number> {
    return (await server.db.selectFrom('messages').select('id').execute()).length
  }

  async function fill(from: string): Promise<string> {
    const key = randomUUID()
    for (let sent = 0; sent < 10; sent++) {
      const answer = await send(message, { from, ...(sent === 0 && { key }) })
      expect(answer.statusCode).toBe(201)
    }
    return key
  }

  // API-7, LIMIT-8
  it('takes ten from an address, refuses the next and says when to come again', async () => {
    await fill('192.0.2.1')
    const before = await countStored()
    for (const language of languages) {
      const refused = await send(message, { from: '192.0.2.1', language })
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toEqual({
        message: serverTexts[language].errors.too_many_submissions,
        code: 'too_many_submissions',
      })
      const seconds = Number(refused.headers['retry-after'])
      expect(seconds).toBeGreaterThan(540)
      expect(seconds).toBeLessThanOrEqual(600)
    }
    const disguised = await send(message, {
      from: '192.0.2.1',
      headers: { 'x-forwarded-for': '198.51.100.9' },
    })
    expect(disguised.statusCode).toBe(429)
    expect(await countStored()).toBe(before)
    expect((await send(message, { from: '192.0.2.2' })).statusCode).toBe(201)
  })

  it('answers again what it stored, however often, and counts it once', async () => {
    const key = randomUUID()
    for (let sent = 0; sent < 12; sent++) {
      expect((await send(message, { from: '192.0.2.3', key })).statusCode).toBe(201)
    }
    for (let sent = 0; sent < 9; sent++) {
      expect((await send(message, { from: '192.0.2.3' })).statusCode).toBe(201)
    }
    expect((await send(message, { from: '192.0.2.3' })).statusCode).toBe(429)
    expect((await send(message, { from: '192.0.2.3', key })).statusCode).toBe(201)
  })

  // LIMIT-9
  it('answers what it stored thirty times more once the address has no place left', async () => {
    const key = await fill('192.0.2.8')
    for (let sent = 0; sent < 30; sent++) {
      expect((await send(message, { from: '192.0.2.8', key })).statusCode).toBe(201)
    }
    const refused = await send(message, { from: '192.0.2.8', key })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect((await send(message, { from: '192.0.2.18', key })).statusCode).toBe(201)
  })

  // LIMIT-9
  it('lets no other form in for the key of a message', async () => {
    const key = await fill('192.0.2.9')
    for (const call of ['RegisterVendor', 'SubmitCV']) {
      const parts: FormPart[] = [['cv', blobOf(pdf), 'cv.pdf']]
      const refused = await sendForm(server.app, call, parts, { from: '192.0.2.9', key })
      expect(refused.statusCode).toBe(429)
    }
    expect((await listPrivateFiles(server)).incoming).toEqual([])
  })

  // LIMIT-8
  it('counts alike in every process, and in one that has just been started', async () => {
    const other = await server.openServer()
    const sendTo = (app: FastifyInstance) =>
      sendForm(app, 'SendMessage', Object.entries(message), { from: '192.0.2.10' })
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => sendTo(index % 2 === 0 ? server.app : other)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(6).fill(429)])
    const restarted = await server.openServer()
    expect((await sendTo(restarted)).statusCode).toBe(429)
  })

  // LIMIT-8
  it('counts nothing that was refused', async () => {
    for (let sent = 0; sent < 12; sent++) {
      expect((await send({ ...message, Name: '' }, { from: '192.0.2.4' })).statusCode).toBe(400)
    }
    await fill('192.0.2.4')
  })

  it('lets no more than ten through when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => send(message, { from: '192.0.2.5' })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(15).fill(429)])
  })

  // LIMIT-8
  it('counts an IPv6 network as one address', async () => {
    await fill('2001:db8:7:7::1')
    expect((await send(message, { from: '2001:db8:7:7:1:2:3:4' })).statusCode).toBe(429)
    expect((await send(message, { from: '2001:db8:7:8::1' })).statusCode).toBe(201)
  })

  // FORM-7
  it.each([
    ['referral', 'https://spam.example', 'field.trap'],
    ['elapsed', '1999', 'field.early'],
    ['elapsed', '0', 'field.early'],
  ] as const)(
    'takes %s %j for the work of a program, and a person tries again',
    async (field, value, text) => {
      const before = await countStored()
      for (const language of languages) {
        const refused = await send({ ...message, [field]: value }, { from: '192.0.2.6', language })
        expect(refused.statusCode).toBe(400)
        expect(refused.json()).toEqual({
          message: serverTexts[language].errors.automatic_submission,
          errors: { [field]: [serverTexts[language].fields[text]] },
          code: 'automatic_submission',
        })
      }
      expect(await countStored()).toBe(before)
      const key = randomUUID()
      const mended = { ...message, referral: '', elapsed: '2000' }
      expect((await send(mended, { from: '192.0.2.6', key })).statusCode).toBe(201)
      const retried = { ...mended, elapsed: '90000' }
      expect((await send(retried, { from: '192.0.2.6', key })).statusCode).toBe(201)
      expect(await countStored()).toBe(before + 1)
    },
  )

  it.each(['', '-1', '1e9', 'soon', '٣٠٠٠'])('refuses the time %j', async (elapsed) => {
    const refused = await send({ ...message, elapsed }, { from: '192.0.2.7' })
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().errors)).toEqual(['elapsed'])
  })
})
