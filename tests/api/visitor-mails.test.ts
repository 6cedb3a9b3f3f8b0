import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { referenceNumber } from '#contract/idempotency.ts'
import type { FormPart } from '#tests/support/encode-form.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { blobOf, pdf } from '#tests/support/sample-files.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { sampleVendor } from '#tests/support/sample-vendor.ts'
import { type FormSending, sendForm } from '#tests/support/send-form.ts'
import { mailPart, mailSubject } from '#tests/support/sent-mails.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

interface Template {
  id: string
  version: number
  occasion: string
  title: { ar: string; en: string }
  subject: { ar: string; en: string }
  body: { ar: string; en: string }
  told: boolean
}

describe.each(anyDatabase)('visitors are told, on %s', (kind) => {
  let smtp: TestSmtpServer
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  let visitors = 0
  beforeEach(async () => {
    smtp = await startSmtpServer()
    server = await createTestServer(kind, {
      environment: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://nasaem.example' },
    })
    staff = await createStaffClient(server)
  })
  afterEach(async () => {
    await server.close()
    await smtp.close()
  })

  const send = async (
    call: string,
    fields: Record<string, string>,
    { key = randomUUID(), ...more }: FormSending = {},
  ) => {
    const parts: FormPart[] = Object.entries(fields)
    if (call === 'RegisterVendor')
      parts.push(['commercialRegisterFile', blobOf(pdf), 'register.pdf'])
    visitors += 1
    const sent = await sendForm(server.app, call, parts, {
      key,
      // Each is a visitor of its own.
      from: `10.1.${visitors >> 8}.${visitors & 255}`,
      ...more,
    })
    expect(sent.statusCode, sent.body).toBe(201)
    return sent.json<{ data: { id: string; reference: string } }>().data
  }
  const applicant = {
    fullName: 'Mona Salem',
    dob: '1995-02-28',
    nationality: 'EG',
    email: 'mona@example.com',
  }
  const vendor = {
    ...sampleVendor,
    commercialRegisterNumber: 'CR-100',
    commercialRegisterIssueDate: '2020-01-01',
    commercialRegisterExpiryDate: '2030-01-01',
  }
  /** All that visitors have got, as they read it. */
  const mailsTo = async (address: string) => {
    await server.app.deliverMails()
    return smtp.mails
      .filter(({ to }) => to.includes(address))
      .map(({ content }) => ({
        subject: mailSubject(content),
        text: mailPart(content, 'text/plain').replaceAll(/[\u2066-\u2069]/g, ''),
        html: mailPart(content, 'text/html'),
      }))
  }
  const templates = async () => {
    const listed = await staff('GET', '/Admin/mail-templates?pageSize=100')
    return listed.json<{ data: { data: Template[] } }>().data.data
  }
  const templateOf = async (occasion: string) => {
    const found = (await templates()).find((one) => one.occasion === occasion)
    if (!found) throw new Error(`No template for ${occasion}`)
    return found
  }
  const saveTemplate = async (occasion: string, change: Partial<Template>) => {
    const { id, version, title, subject, body, told } = await templateOf(occasion)
    const input = { title, subject, body, told, ...change }
    return staff('PUT', `/Admin/mail-templates/${id}`, input, { version })
  }
  const change = async (path: string, fields: object) => {
    const { version } = (await staff('GET', path)).json<{ data: { version: number } }>().data
    const saved = await staff('PUT', path, fields, { version })
    expect(saved.statusCode, saved.body).toBe(200)
  }
  const stage = (id: string, to: string) =>
    change(`/Admin/associated-jobs/${id}`, {
      stage: to,
      refusalReason: to === 'refused' ? 'Another was chosen' : '',
      notes: '',
    })

  // MAIL-8
  it('an address that is refused for good is not tried again, and a full mailbox is', async () => {
    await send('SendMessage', { ...sampleMessage, Email: 'nobody@example.com' })
    smtp.refuse(true)
    await send('SendMessage', { ...sampleMessage, Email: 'full@example.com' })
    await server.app.deliverMails()
    const waiting = await server.db.selectFrom('outgoing_mails').select(['mail', 'tries']).execute()
    const tried = waiting.filter(({ tries }) => tries > 0).map(({ mail }) => mail)
    expect(tried.join()).toContain('full@example.com')
    expect(waiting.map(({ mail }) => mail).join()).not.toContain('nobody@example.com')
  })

  // MAIL-1, TRACK-6
  it.each([
    ['SendMessage', { ...sampleMessage, Email: 'visitor@example.com' }],
    ['SubmitCV', { ...applicant, email: 'visitor@example.com' }],
    ['RegisterVendor', { ...vendor, email: 'visitor@example.com' }],
  ])('%s is confirmed with its reference, once', async (call, fields) => {
    const key = randomUUID()
    await send(call, fields, { key, language: 'en' })
    await send(call, fields, { key, language: 'en' })
    const mails = await mailsTo('visitor@example.com')
    expect(mails).toHaveLength(1)
    const reference = referenceNumber(key)
    expect(mails[0]?.subject).toContain(reference)
    expect(mails[0]?.text).toContain(`https://nasaem.example/track?reference=${reference}&lang=en`)
    expect(mails[0]?.text).not.toContain('visitor@example.com')
  })

  // MAIL-1, RUN-9
  it('writes in the language of the form, in its direction', async () => {
    await send('SendMessage', { ...sampleMessage, Email: 'arab@example.com' }, { language: 'ar' })
    const [mail] = await mailsTo('arab@example.com')
    expect(mail?.text).toContain('وصلتنا رسالتك')
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">')
  })

  // MAIL-2, MAIL-4
  it('tells of a state that is marked, and of no other', async () => {
    const { id } = await send('SubmitCV', applicant, { language: 'en' })
    await stage(id, 'interview')
    await stage(id, 'interview')
    await stage(id, 'refused')
    const subjects = (await mailsTo('mona@example.com')).map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
    expect(subjects[1]).toContain('interviews: General application')

    expect((await saveTemplate('associated-jobs.refused', { told: true })).statusCode).toBe(200)
    expect((await saveTemplate('associated-jobs.interview', { told: false })).statusCode).toBe(200)
    await stage(id, 'interview')
    expect(await mailsTo('mona@example.com')).toHaveLength(2)
    await stage(id, 'refused')
    const last = (await mailsTo('mona@example.com')).at(-1)
    expect(last?.subject).toContain('About your application')
    expect(last?.text).not.toContain('Another was chosen')
  })

  // MAIL-2
  it('tells a vendor, and whoever gave no address not at all', async () => {
    const { id } = await send('RegisterVendor', vendor, { language: 'en' })
    await change(`/Admin/vendors/${id}`, { status: 'approved', notes: '' })
    const subjects = (await mailsTo('sales@example.com')).map(({ subject }) => subject)
    expect(subjects.at(-1)).toContain('Nile Supplies is now an approved vendor')

    const { email, ...silent } = applicant
    expect(email).not.toBe('')
    const without = await send('SubmitCV', silent)
    await stage(without.id, 'interview')
    await server.app.deliverMails()
    expect(smtp.mails.filter(({ to }) => to.includes(''))).toEqual([])
    expect(await server.db.selectFrom('outgoing_mails').select('id').execute()).toEqual([])
  })

  // MAIL-3
  it('gives an address three confirmations an hour, and stores what is sent beyond', async () => {
    const inboxes = ['a@example.com', 'a+1@example.com', 'A@example.com', 'a@example.com']
    for (const Email of inboxes) await send('SendMessage', { ...sampleMessage, Email })
    await server.app.deliverMails()
    expect(smtp.mails.filter(({ to }) => /^a\b.*@example/.test(to[0] ?? ''))).toHaveLength(3)
    expect(await server.db.selectFrom('messages').select('id').execute()).toHaveLength(4)
  })

  // MAIL-3, MAIL-5, RUN-9
  it('makes neither links nor markup of a name, and fills in each placeholder once', async () => {
    const Name = 'buy.evil.example/x {link} <b>'
    await send(
      'SendMessage',
      { ...sampleMessage, Name, Email: 'b@example.com' },
      { language: 'en' },
    )
    const [mail] = await mailsTo('b@example.com')
    expect(mail?.text).toContain('Hello buy evil example x {link} <b>,')
    expect(mail?.html).toContain('&lt;b&gt;')
  })

  // MAIL-6
  it('refuses an unknown placeholder with its name, at its field and language', async () => {
    const { subject, body } = await templateOf('messages.new')
    const refused = await saveTemplate('messages.new', {
      subject: { ...subject, en: 'Hello {nam}' },
      body: { ...body, ar: 'مرحبًا {name' },
    })
    expect(refused.statusCode).toBe(400)
    const errors = refused.json<{ errors: Record<string, string[]> }>().errors
    expect(errors['subject.en']?.[0]).toContain('{nam}')
    expect(errors['body.ar']?.[0]).toContain('{name')
    expect(Object.keys(errors)).toHaveLength(2)
  })

  // MAIL-4, MAIL-5
  it('writes the text that an editor has saved, in another language where one is missing', async () => {
    const body = { ar: 'مرحبًا {name}، {state} {company}\n{link}', en: '' }
    const saved = await saveTemplate('messages.new', { body })
    expect(saved.statusCode, saved.body).toBe(200)
    await send('SendMessage', { ...sampleMessage, Email: 'c@example.com' }, { language: 'en' })
    const [mail] = await mailsTo('c@example.com')
    expect(mail?.text).toContain('مرحبًا سارة أحمد، تم الاستلام')
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.html).toContain('>عرض حالة الطلب</a>')
  })

  // MAIL-4
  it('has a template for every occasion, in order', async () => {
    expect((await templates()).map(({ occasion }) => occasion)).toEqual([
      'messages.new',
      ...['new', 'reviewed', 'interview', 'offer', 'hired', 'refused'].map(
        (state) => `associated-jobs.${state}`,
      ),
      ...['new', 'under-review', 'more-asked', 'approved', 'refused'].map(
        (state) => `vendors.${state}`,
      ),
    ])
    const untold = (await templates()).filter(({ told }) => !told)
    expect(untold.map(({ occasion }) => occasion)).toEqual([
      'associated-jobs.refused',
      'vendors.refused',
    ])
  })

  // TRACK-1, TRACK-2
  describe('the state of a request', () => {
    const ask = (reference: string, contact: string, from = '10.9.0.1') =>
      server.app.inject({
        method: 'POST',
        url: '/api/Home/Track',
        remoteAddress: from,
        payload: { reference, contact },
      })
    const told = async (reference: string, contact: string) => {
      const answer = await ask(reference, contact, `10.8.0.${(visitors += 1) & 255}`)
      expect(answer.statusCode, answer.body).toBe(200)
      const { data } = answer.json<{
        data: { states: { title: { en: string }; at: string }[] } | null
      }>()
      return data && data.states.map(({ title }) => title.en)
    }

    // TRACK-2
    it('is what the visitor was told, the latest first', async () => {
      const { id, reference } = await send('SubmitCV', applicant)
      expect(await told(reference, applicant.email)).toEqual(['Received'])
      await stage(id, 'interview')
      await stage(id, 'refused')
      expect(await told(reference, applicant.email)).toEqual(['Interview', 'Received'])
      expect((await ask(reference, applicant.email)).body).not.toMatch(/refused|chosen/i)
    })

    // TRACK-2
    it('goes with a record that is deleted, and comes back with it', async () => {
      const { id, reference } = await send('SubmitCV', applicant)
      await stage(id, 'interview')
      const path = `/Admin/associated-jobs/${id}`
      expect((await staff('DELETE', path, undefined, { version: 2 })).statusCode).toBe(200)
      expect(await told(reference, applicant.email)).toBeNull()
      expect((await staff('POST', `${path}/restore`)).statusCode).toBe(200)
      expect(await told(reference, applicant.email)).toEqual(['Interview', 'Received'])
    })

    // TRACK-1
    it('is answered alike for an unknown reference and a wrong pair', async () => {
      const { reference } = await send('SubmitCV', applicant)
      const wrong = await ask(reference, 'other@example.com')
      const unknown = await ask('00000000', applicant.email)
      expect(wrong.body).toBe('{"data":null}')
      expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
      expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
      // Nobody's empty address opens what was sent without one.
      const silent = await send('SubmitCV', { ...applicant, email: '' })
      for (const contact of ['@', '-', '+'])
        expect(await told(silent.reference, contact)).toBeNull()
      expect((await ask(silent.reference, '')).statusCode).toBe(400)
    })

    // TRACK-3
    it.each(['+20 10-1234 5678', '٠١٠١٢٣٤٥٦٧٨', '0020 101 234 5678', '01012345678'])(
      'knows the phone number as %s',
      async (phone) => {
        const { reference } = await send('SendMessage', sampleMessage)
        const spaced = `${reference.slice(0, 4)} ${reference.slice(4)}`.toLowerCase()
        expect(await told(spaced, phone)).toEqual(['Received'])
      },
    )

    // TRACK-4
    it('is limited by network and by pair, not by the reference', async () => {
      const { reference } = await send('SendMessage', sampleMessage)
      for (let guess = 0; guess < 30; guess += 1)
        expect((await ask(reference, `guess${guess}@example.com`)).statusCode).toBe(200)
      const blocked = await ask(reference, sampleMessage.Email)
      expect(blocked.statusCode).toBe(429)
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
      expect(await told(reference, sampleMessage.Email)).toEqual(['Received'])
      for (let network = 0; network < 20; network += 1)
        await ask('ABCDEF01', 'a@example.com', `10.7.0.${network}`)
      expect((await ask('ABCDEF01', 'a@example.com', '10.7.1.1')).statusCode).toBe(429)
    })
  })
})
