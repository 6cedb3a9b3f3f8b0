import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#contract/locale.ts'
import { validationTexts, type ValidationCode } from '#contract/validation-texts.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import type { FormPart } from '#tests/support/encode-form.ts'
import { sampleMessage as good } from '#tests/support/sample-message.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

describe.each(anyDatabase)('SendMessage on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
  })
  afterAll(() => server.close())

  const send = (parts: FormPart[], language = 'ar') =>
    sendForm(server.app, 'SendMessage', parts, { language })

  async function countStored(): Promise<number> {
    return (await server.db.selectFrom('messages').select('id').execute()).length
  }

  it('stores a good message with its language and time', async () => {
    const response = await send(Object.entries({ ...good, Email: ' Sara@Example.COM ' }), 'en')
    expect(response.statusCode).toBe(201)
    const { id } = response.json().data
    const stored = await server.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({
      name: good.Name,
      email: 'sara@example.com',
      phone_number: good.PhoneNumber,
      message_content: good.MessageContent,
      language: 'en',
      status: 'new',
    })
    expect(Math.abs(Date.now() - Date.parse(stored.created_at))).toBeLessThan(60_000)
  })

  // DIGIT-2, SAFE-7
  it('keeps HTML and Arabic digits as what they are: text, and a phone number', async () => {
    const content = '<script>alert(1)</script> & "quoted"\u0000'
    const response = await send(
      Object.entries({ ...good, PhoneNumber: '٠١٠ ۱۲۳-٤٥٦٧٨', MessageContent: content }),
    )
    expect(response.statusCode).toBe(201)
    const stored = await server.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', response.json().data.id)
      .executeTakeFirstOrThrow()
    expect(stored.phone_number).toBe('01012345678')
    expect(stored.message_content).toBe('<script>alert(1)</script> & "quoted"')
  })

  // CONTACT-6, CONTACT-15
  it.each([
    ['', undefined],
    ['general', ''],
    ['quotation', 'no id'],
    ['consultation', '11111111-1111-4111-8111-111111111111'],
    ['complaint', 'x'.repeat(99)],
  ])('keeps the topic %j, and no branch where %j is none', async (topic, branch) => {
    const parts = { ...good, Topic: topic, ...(branch !== undefined && { Branch: branch }) }
    const response = await send(Object.entries(parts))
    expect(response.statusCode).toBe(201)
    const stored = await server.db
      .selectFrom('messages')
      .select(['topic', 'branch_id'])
      .where('id', '=', response.json().data.id)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ topic, branch_id: '' })
  })

  const bad: [field: keyof typeof good | 'Topic', value: string, code: ValidationCode][] = [
    ['Name', '   ', 'name.required'],
    ['Name', 'ab', 'name.short'],
    ['Name', 'a'.repeat(51), 'name.long'],
    ['Email', '', 'email.required'],
    ['Email', 'sara@', 'email.invalid'],
    ['Email', `${'a'.repeat(60)}@${'b'.repeat(50)}.example`, 'email.long'],
    ['PhoneNumber', '', 'phone.required'],
    ['PhoneNumber', '12345', 'phone.invalid'],
    ['PhoneNumber', '+12345678901234567', 'phone.invalid'],
    ['MessageContent', '', 'message.required'],
    ['MessageContent', 'short', 'message.short'],
    ['MessageContent', 'x'.repeat(501), 'message.long'],
    ['Topic', 'other', 'topic.invalid'],
  ]
  // CONTACT-1, CONTACT-2, CONTACT-3, CONTACT-4, CONTACT-6
  it.each(bad)('refuses %s %j with the text of %s', async (field, value, code) => {
    const before = await countStored()
    for (const language of languages) {
      const response = await send(Object.entries({ ...good, [field]: value }), language)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        code: 'invalid_input',
        errors: { [field]: [validationTexts[language][code]] },
      })
      expect(Object.keys(response.json().errors)).toEqual([field])
    }
    expect(await countStored()).toBe(before)
  })

  it('counts a line end as one character', async () => {
    const MessageContent = `${'x'.repeat(250)}\r\n${'y'.repeat(249)}`
    expect((await send(Object.entries({ ...good, MessageContent }))).statusCode).toBe(201)
    const stored = await server.db
      .selectFrom('messages')
      .select('message_content')
      .orderBy('created_at', 'desc')
      .execute()
    expect(stored.map((row) => row.message_content)).toContain(MessageContent.replace('\r\n', '\n'))
  })

  it('names every field of an empty form', async () => {
    const { errors } = (await send([])).json()
    expect(Object.keys(errors)).toEqual(Object.keys(good))
  })

  const attacks: [string, FormPart[], string][] = [
    ['an unknown field', [['status', 'done']], 'status'],
    ['an id of its own', [['id', '1']], 'id'],
    ['a field given twice', [['Name', 'Another']], 'Name'],
    ['a file', [['cv', new Blob(['x'.repeat(600_000)]), 'cv.pdf']], 'cv'],
  ]
  it.each(attacks)('refuses %s', async (_what, extra, field) => {
    const before = await countStored()
    const response = await send([...Object.entries(good), ...extra])
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().errors)).toEqual([field])
    expect(await countStored()).toBe(before)
  })

  // SAFE-6
  it('refuses a file in the place of a text', async () => {
    const { Name: _name, ...rest } = good
    const response = await send([...Object.entries(rest), ['Name', new Blob(['x']), 'x.txt']])
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toHaveProperty('Name')
  })

  it('refuses a field far beyond its limit without reading it whole', async () => {
    const response = await send(Object.entries({ ...good, MessageContent: 'x'.repeat(300_000) }))
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toHaveProperty('MessageContent')
  })

  // SAFE-6
  it('refuses names of the prototype and floods of fields', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const response = await send([...Object.entries(good), [name, 'x']])
      expect(response.statusCode).toBe(400)
    }
    const flood = Array.from({ length: 200 }, (_, index): FormPart => [`f${index}`, 'x'])
    expect((await send(flood)).statusCode).toBe(413)
  })

  it.each([
    ['application/json', JSON.stringify(good), 415],
    ['application/json', '{"__proto__": {"a": 1}}', 400],
    ['application/json', '{"Name":', 400],
    ['text/plain', 'hello', 415],
    ['application/x-www-form-urlencoded', 'Name=x', 415],
    ['multipart/form-data', 'no boundary', 400],
    ['multipart/form-data; boundary=x', '--x\r\ncut off', 400],
  ])('refuses a body of type %s: %s', async (contentType, payload, status) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Home/SendMessage',
      headers: { 'content-type': contentType, 'x-lang': 'en' },
      payload,
    })
    expect(response.statusCode).toBe(status)
    expect(Object.keys(response.json()).sort()).toEqual(expect.arrayContaining(['code', 'message']))
  })
})
