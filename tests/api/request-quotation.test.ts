import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CFB } from 'xlsx'
import { type Language, languages, type Localized } from '#contract/locale.ts'
import type { RequestedLine } from '#contract/quotation/quotation-line.ts'
import { type ValidationFault, validationText } from '#contract/validation-texts.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { goneLine, sampleLine, sampleQuotation } from '#tests/support/sample-quotation.ts'
import { type FormSending, sendForm } from '#tests/support/send-form.ts'
import { mailPart, sentMails } from '#tests/support/sent-mails.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

interface Message {
  id: string
  version: number
  topic: string
  reference: string
  messageContent: string
  lines: RequestedLine[]
  productIds: Record<string, string>
}

describe.each(anyDatabase)('RequestQuotation on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  let visitors = 0
  let product: { id: string; slug: string; title: Localized }
  beforeAll(async () => {
    server = await createTestServer(kind)
    staff = await createStaffClient(server)
    const row = await server.db.selectFrom('products').selectAll().executeTakeFirstOrThrow()
    product = { id: row.id, slug: row.slug, title: { ar: row.title_ar, en: row.title_en } }
  })
  afterAll(() => server.close())
  beforeEach(() => void server.db.deleteFrom('messages').execute())

  const send = (fields: Record<string, string>, more: FormSending = {}) => {
    visitors += 1
    return sendForm(server.app, 'RequestQuotation', Object.entries(fields), {
      // Each is a visitor of its own.
      from: `10.2.${visitors >> 8}.${visitors & 255}`,
      ...more,
    })
  }
  const good = () => sampleQuotation([{ ...sampleLine, product: product.slug }, goneLine])
  const sendGood = async (fields = good(), more: FormSending = {}) => {
    const sent = await send(fields, more)
    expect(sent.statusCode, sent.body).toBe(201)
    return sent.json<{ data: { id: string; reference: string } }>().data
  }
  const read = async (id: string) =>
    (await staff('GET', `/Admin/messages/${id}`)).json<{ data: Message }>().data
  const found = async (search: string) =>
    (await staff('GET', `/Admin/messages?search=${encodeURIComponent(search)}`))
      .json<{ data: { data: Message[] } }>()
      .data.data.map(({ id }) => id)

  // QUOTE-5, QUOTE-8
  it('is a message with its lines, which staff see with the names of products and their records', async () => {
    const { id, reference } = await sendGood()
    const message = await read(id)
    expect(message).toMatchObject({ topic: 'quotation', reference, messageContent: '' })
    expect(message.lines).toEqual([
      { ...sampleLine, product: product.slug, title: product.title },
      { ...goneLine, code: '', point: null, note: '', title: { ar: '', en: '' } },
    ])
    expect(message.productIds).toEqual({ [product.slug]: product.id })
  })

  // QUOTE-8
  it('is found by code, product and note, and assigned like any message', async () => {
    const { id } = await sendGood()
    for (const search of ['NAX-800/4', product.title.en, 'gone-fan', 'الطابق الثاني'])
      expect(await found(search), search).toEqual([id])
    const { version } = await read(id)
    const saved = await staff(
      'PUT',
      `/Admin/messages/${id}`,
      { status: 'open', notes: 'Prices asked for' },
      { version },
    )
    expect(saved.statusCode, saved.body).toBe(200)
    expect((await read(id)).lines).toHaveLength(2)
  })

  // QUOTE-5
  it('names a product by its slug of now, where the list was made before it got that', async () => {
    const at = new Date().toISOString()
    await server.db
      .insertInto('redirects')
      .values({
        ...{ id: randomUUID(), version: 1, created_at: at, updated_at: at },
        ...{ collection: 'products', slug: 'former-fan', record_id: product.id },
      })
      .execute()
    const { id } = await sendGood(sampleQuotation([{ ...goneLine, product: 'former-fan' }]))
    expect((await read(id)).lines[0]).toMatchObject({ product: product.slug })
  })

  // OUTBOX-14
  it('is stored once, however often it comes', async () => {
    const key = randomUUID()
    const from = '10.9.9.9'
    const first = await sendGood(good(), { key, from })
    expect(await sendGood(good(), { key, from })).toEqual(first)
    const changed = sampleQuotation([{ ...sampleLine, quantity: 4 }])
    expect((await send(changed, { key, from })).json()).toMatchObject({ code: 'key_reused' })
    const stored = await server.db.selectFrom('messages').select('id').execute()
    expect(stored).toEqual([{ id: first.id }])
  })

  // QUOTE-2, QUOTE-3, DIGIT-2
  it('takes 200 lines, and quantities in Arabic digits', async () => {
    const full = { ...sampleLine, note: 'ملاحظة '.repeat(28).trim() }
    const lines = Array.from({ length: 200 }, () => ({ ...full, quantity: '٩٩٩٩' }))
    const { id } = await sendGood(sampleQuotation(lines))
    const message = await read(id)
    expect(message.lines).toHaveLength(200)
    expect(message.lines[199]?.quantity).toBe(9999)
  })

  const line = (change: object) => [goneLine, { ...sampleLine, ...change }]
  const bad: [string, unknown, ValidationFault[]][] = [
    ['201 lines', Array.from({ length: 201 }, () => goneLine), ['lines.many']],
    ['no line', [], ['lines.required']],
    ['no list', { 0: goneLine }, ['lines.invalid']],
    ['a quantity of 0', line({ quantity: 0 }), ['line.quantity:2']],
    ['a huge quantity', line({ quantity: 10_000 }), ['line.quantity:2']],
    ['half a piece', line({ quantity: 0.5 }), ['line.quantity:2']],
    ['a quantity of letters', line({ quantity: 'two' }), ['line.quantity:2']],
    ['a product that is none', line({ product: '../x' }), ['line.product:2']],
    ['a long code', line({ code: 'x'.repeat(41) }), ['line.code:2']],
    ['a long note', line({ note: 'x'.repeat(201) }), ['line.note:2']],
    ['no airflow', line({ point: { airflow: 0, pressure: 1 } }), ['line.point:2']],
    ['a boundless pressure', line({ point: { airflow: 1, pressure: 1e9 } }), ['line.point:2']],
    ['a field of its own', line({ price: 1 }), ['line.invalid:2']],
    ['a text for a line', ['x'], ['line.invalid:1']],
    [
      'several faults',
      [{ ...goneLine, quantity: 0 }, sampleLine, { ...goneLine, code: 5, note: 5 }],
      ['line.quantity:1', 'line.code:3', 'line.note:3'],
    ],
  ]
  // QUOTE-9
  it.each(bad)('refuses %s, naming the line by its number', async (_, lines, faults) => {
    for (const language of languages) {
      const response = await send(sampleQuotation(lines), { language })
      expect(response.statusCode).toBe(400)
      expect(response.json<{ errors: unknown }>().errors).toEqual({
        Lines: faults.map((fault) => validationText(language, fault)),
      })
    }
    expect(await server.db.selectFrom('messages').select('id').execute()).toEqual([])
  })

  // QUOTE-9
  it('refuses lines that are no JSON, missing, or far too long to be read', async () => {
    const { Lines: _, ...rest } = sampleQuotation()
    for (const fields of [rest, { ...rest, Lines: '[' }, { ...rest, Lines: 'x'.repeat(600_000) }]) {
      const response = await send(fields)
      expect(response.statusCode).toBe(400)
      expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual(['Lines'])
    }
  })

  // PERSON-2, PERSON-4, QUOTE-8
  it('is exported and erased with its person, and nothing is found of it afterwards', async () => {
    const who = `${randomUUID()}@example.com`
    const { id } = await sendGood({ ...good(), Email: who })
    expect(await found('NAX-800/4')).toEqual([id])
    const archive = await staff('POST', '/Admin/persons/export', { who })
    const file = CFB.find(CFB.read(archive.rawPayload, { type: 'buffer' }), '/person.json')
    expect(Buffer.from(file?.content as Uint8Array).toString()).toContain(sampleLine.code)
    const erased = await staff('POST', '/Admin/persons/erase', { who, records: 1 })
    expect(erased.statusCode, erased.body).toBe(200)
    expect(await found('NAX-800/4')).toEqual([])
    expect((await staff('GET', `/Admin/messages/${id}`)).statusCode).toBe(404)
  })

  // TRACK-2
  it('is followed by its reference like any message, by the name of what it is', async () => {
    const { reference } = await sendGood()
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/Home/Track',
      headers: { 'x-lang': 'en' },
      payload: { reference, contact: sampleQuotation().Email },
    })
    expect(answer.json()).toMatchObject({ data: { title: { en: 'Quote request' } } })
  })

  // QUOTE-10
  it.each<[Language, string, RegExp]>([
    [
      'ar',
      'البنود التي طلبت عرض سعر لها:',
      /^1\. .+ – TEST-400\/4 – 12,000 م³\/س، 450 باسكال، 1,450 لفة\/د – الكمية: 3$/m,
    ],
    [
      'en',
      'What you asked us to quote for:',
      /^1\. .+ – TEST-400\/4 – 12,000 m³\/h, 450 Pa, 1,450 r\/min – quantity: 3$/m,
    ],
  ])(
    'is confirmed with its lines in %s, without what was typed',
    async (language, heading, told) => {
      const Email = `${language}.${randomUUID()}@example.com`
      const modelled = { ...sampleLine, product: 'axial', code: 'test-400/4' }
      const typed = { ...sampleLine, product: 'axial', code: 'Win 1000 at prize.example' }
      await sendGood({ ...sampleQuotation([modelled, typed, goneLine]), Email }, { language })
      await server.app.deliverMails()
      const [mail] = (await sentMails(server)).filter((one) => one.includes(Email))
      const text = mailPart(mail ?? '', 'text/plain').replaceAll(/[\u2066-\u2069]/g, '')
      expect(text).toContain(heading)
      expect(text).toMatch(told)
      expect(text).toContain(`2. ${language === 'ar' ? 'محورية' : 'Axial'} – 12,000`)
      expect(text).not.toContain('prize')
      expect(text).not.toContain(sampleLine.note)
      expect(text).not.toContain('gone-fan')
    },
  )
})
