import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { noteCallsOf } from '#contract/admin/work-notes.ts'
import { messages } from '#contract/collections/messages.ts'
import { toTime } from '#server/db/column-values.ts'
import { mailLimits } from '#server/mail/mail-queue.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { joinStaff } from '#tests/support/join-staff.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { mailPart, mailSubject } from '#tests/support/sent-mails.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

type Staff = Awaited<ReturnType<typeof joinStaff>>

const email = 'sara@elsewhere.example'
const text = 'Hello Sara,\n\nline one\nline <two>'

describe.each(anyDatabase)('replies to visitors, on %s', (kind) => {
  let smtp: TestSmtpServer
  let server: TestServer
  let owner: Awaited<ReturnType<typeof createStaffClient>>
  let mona: Staff
  let omar: Staff
  let buyer: Staff
  let auditor: Staff
  beforeAll(async () => {
    smtp = await startSmtpServer()
    server = await createTestServer(kind, {
      empty: true,
      environment: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://nasaem.example' },
    })
    owner = await createStaffClient(server)
    mona = await joinStaff(server, 'Mona', 'sales')
    omar = await joinStaff(server, 'Omar', 'sales')
    buyer = await joinStaff(server, 'Badr', 'procurement')
    auditor = await joinStaff(server, 'Aya', 'auditor')
    // Visitors get no confirmations here, so that all mails are replies.
    await server.db.deleteFrom('mail_templates').execute()
  })
  afterAll(async () => {
    await server.close()
    await smtp.close()
  })
  beforeEach(async () => {
    for (const table of [
      'messages',
      'work_notes',
      'reply_deliveries',
      'outgoing_mails',
      'audit_entries',
      'taken_places',
    ] as const)
      await server.db.deleteFrom(table).execute()
    smtp.mails.length = 0
    smtp.refuse(false)
  })

  const receive = async (fields: Record<string, string> = {}) => {
    const given = Object.entries({ ...sampleMessage, Email: email, ...fields })
    const sent = await sendForm(server.app, 'SendMessage', given, { language: 'en' })
    expect(sent.statusCode, sent.body).toBe(201)
    const { id, reference } = sent.json<{ data: { id: string; reference: string } }>().data
    return { id, reference, path: `/Admin/messages/${id}` }
  }
  const reply = (
    path: string,
    { ask } = mona,
    { key = randomUUID(), body = text, ...parts }: Record<string, unknown> = {},
  ) =>
    ask(
      'POST',
      `${path}/notes`,
      {
        kind: 'email',
        text: body,
        reply: { subject: 'About your request', language: 'en', answered: false, ...parts },
      },
      { key: String(key) },
    )
  const thread = async (path: string) => {
    const answer = await mona.ask('GET', `${path}/notes`)
    return z.parse(noteCallsOf(messages).list.output, answer.json()).data
  }
  const mails = async () => {
    await server.app.deliverMails()
    return smtp.mails.filter(({ to }) => to.some((one) => one.endsWith('elsewhere.example')))
  }
  const header = (mail: string, name: string) =>
    new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'mi').exec(mail)?.[1] ?? ''
  const statusOf = async (path: string) =>
    (await mona.ask('GET', path)).json<{ data: { status: string; version: number } }>().data

  // WORK-15, WORK-16, RUN-9
  it('arrive once from the company, and stay in the thread with the state of their email', async () => {
    const { path, reference } = await receive()
    const link = `https://nasaem.example/track?reference=${reference}&lang=ar`
    const key = randomUUID()
    const parts = { subject: `ردًا عليك\r\nBcc: all@example.com ${reference}`, language: 'ar', key }
    const body = `${text}\n${link}`
    expect((await reply(path, mona, { ...parts, body })).statusCode).toBe(201)
    expect(await thread(path)).toMatchObject([
      { kind: 'email', author: 'Mona', authorId: mona.id, text: body, delivery: 'waiting' },
    ])
    // The answer was lost: it is sent again, also twice at once.
    const again = await Promise.all([
      reply(path, mona, { ...parts, body }),
      reply(path, mona, { ...parts, body }),
    ])
    expect(again.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect((await reply(path, mona, { ...parts, body: 'Another' })).statusCode).toBe(422)

    const [mail, ...more] = await mails()
    expect([mail?.to, more]).toEqual([[email], []])
    const content = mail?.content ?? ''
    expect(mailSubject(content)).toBe(`ردًا عليك Bcc: all@example.com ${reference}`)
    const company = /<(.*)>/.exec(header(content, 'From'))?.[1]
    expect(header(content, 'Reply-To')).toContain(`<${company}>`)
    expect(content).not.toContain('mona@')
    expect(mailPart(content, 'text/plain').replaceAll('\r', '')).toContain('line one\nline <two>')
    const html = mailPart(content, 'text/html')
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<p>line one<br>line &lt;two&gt;</p>')
    expect(html).toContain(`<a href="${link.replace('&', '&amp;')}"`)
    expect(await thread(path)).toMatchObject([{ delivery: 'sent' }])
    expect((await mails()).length).toBe(1)
  })

  // WORK-15
  it('mark a message as answered where that is asked for, in the same step', async () => {
    const { path } = await receive()
    await reply(path)
    expect(await statusOf(path)).toMatchObject({ status: 'new', version: 1 })
    await reply(path, mona, { answered: true })
    await reply(path, omar, { answered: true })
    expect(await statusOf(path)).toMatchObject({ status: 'answered', version: 2 })
    const trail = await owner('GET', `/Admin/audit?collection=messages`)
    expect(trail.json().data.data).toMatchObject([
      { action: 'save', before: { status: 'new' }, after: { status: 'answered' } },
    ])
  })

  // WORK-16
  it.each([
    ['is tried again while the mail server refuses it', email, 'waiting', 'sent'],
    [
      'says so where the address is refused for good',
      'nobody@elsewhere.example',
      'refused',
      'refused',
    ],
  ] as const)('%s', async (_what, to, first, then) => {
    const { path } = await receive({ Email: to })
    smtp.refuse(true)
    await reply(path)
    expect(await mails()).toEqual([])
    expect(await thread(path)).toMatchObject([{ delivery: first }])
    smtp.refuse(false)
    await server.db
      .updateTable('outgoing_mails')
      .set({ due_at: toTime(new Date()) })
      .execute()
    await server.app.deliverMails()
    expect(await thread(path)).toMatchObject([{ delivery: then }])
    expect((await mails()).length).toBe(then === 'sent' ? 1 : 0)
  })

  // WORK-16
  it('say that no mail server took them in time', async () => {
    const { path } = await receive()
    await reply(path)
    const before = toTime(new Date(Date.now() - mailLimits.validity - 1000))
    await server.db.deleteFrom('outgoing_mails').execute()
    await server.db
      .updateTable('work_notes')
      .set({ created_at: before } as object)
      .execute()
    expect(await thread(path)).toMatchObject([{ delivery: 'expired' }])
  })

  // WORK-15, ROLE-2
  it('are for those who write the collection, and only where there is an address', async () => {
    const { path } = await receive()
    for (const staff of [buyer, auditor]) expect((await reply(path, staff)).statusCode).toBe(403)
    const elsewhere = `/Admin/messages/${randomUUID()}`
    expect((await reply(elsewhere)).statusCode).toBe(404)
    await server.db
      .updateTable('messages')
      .set({ email: '' } as object)
      .execute()
    const refused = await reply(path, mona, { answered: true })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'no_address'])
    expect(refused.json().message).toContain('no email address')
    expect(await thread(path)).toEqual([])
    expect(await statusOf(path)).toMatchObject({ status: 'new' })
    expect(await mails()).toEqual([])
  })

  // WORK-15
  it.each([
    [{ subject: ' ' }, 'This field is required'],
    [{ subject: '✓'.repeat(201) }, 'The text is too long'],
    [{ body: ' \n ' }, 'This field is required'],
    [{ body: '✓'.repeat(5001) }, 'The text is too long'],
    [{ language: 'fr' }, 'This value is not valid'],
  ])('%o is refused with its reason', async (parts, message) => {
    const { path } = await receive()
    const refused = await reply(path, mona, parts)
    expect(refused.statusCode).toBe(400)
    expect(Object.values(refused.json().errors).flat()).toEqual([message])
    const body = {
      kind: 'note',
      text: 'x',
      reply: { subject: 'x', language: 'en', answered: false },
    }
    expect((await mona.ask('POST', `${path}/notes`, body)).statusCode).toBe(400)
    expect((await reply(path, mona, { body: '✓'.repeat(5000) })).statusCode).toBe(201)
  })

  // WORK-7, WORK-16, AUDIT-4
  it('that wait are not sent once they are removed, and the trail keeps nothing of the text', async () => {
    const { path } = await receive()
    smtp.refuse(true)
    await reply(path, mona, { subject: 'A secret', body: 'Another secret' })
    await server.app.deliverMails()
    const [waiting] = await thread(path)
    expect((await omar.ask('DELETE', `/Admin/messages/notes/${waiting?.id}`)).statusCode).toBe(403)
    expect((await mona.ask('DELETE', `/Admin/messages/notes/${waiting?.id}`)).statusCode).toBe(200)
    smtp.refuse(false)
    expect(await server.db.selectFrom('outgoing_mails').selectAll().execute()).toEqual([])
    const log = await owner('GET', '/Admin/audit-log?action=replied')
    expect(log.json().data.data).toMatchObject([
      {
        collection: 'messages',
        recordId: path.split('/').at(-1),
        userEmail: 'mona@nasaem.example',
      },
    ])
    const kept = await server.db.selectFrom('audit_entries').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('secret')
  })

  // WORK-16
  it('go with a deleted record and come back with it, sent meanwhile', async () => {
    const { path } = await receive()
    await reply(path)
    await owner('DELETE', path, undefined, { version: 1 })
    expect(await mails()).toHaveLength(1)
    expect((await owner('POST', `${path}/restore`)).statusCode).toBe(200)
    expect(await thread(path)).toMatchObject([{ kind: 'email', text, delivery: 'sent' }])
  })

  // PERSON-4
  it('that wait for somebody who is erased are not sent, in the bin neither', async () => {
    const [one, deleted] = [await receive(), await receive()]
    smtp.refuse(true)
    for (const { path } of [one, deleted]) await reply(path)
    await owner('DELETE', deleted.path, undefined, { version: 1 })
    await server.app.deliverMails()
    const erased = await owner('POST', '/Admin/persons/erase', { who: email, records: 2 })
    expect(erased.statusCode, erased.body).toBe(200)
    smtp.refuse(false)
    for (const table of ['outgoing_mails', 'work_notes', 'reply_deliveries'] as const)
      expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  // WORK-17, MAIL-6
  it.each([
    [{ body: { ar: 'مرحبًا {nam}', en: '' } }, 'body.ar', '{nam}'],
    [{ subject: { ar: 'رقم', en: '{state} of it' } }, 'subject.en', '{state}'],
  ])('templates name what is no placeholder: %j', async (change, field, name) => {
    const template = {
      title: { ar: 'شكر', en: 'Thanks' },
      subject: { ar: 'رقم {reference}', en: '' },
      body: { ar: 'مرحبًا {name}، {title} {company}\n{link}', en: '' },
    }
    const refused = await mona.ask('POST', '/Admin/reply-templates', { ...template, ...change })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors[field]?.[0]).toContain(name)
    for (const staff of [mona, buyer]) {
      const made = await staff.ask('POST', '/Admin/reply-templates', template)
      expect(made.statusCode, made.body).toBe(201)
    }
    expect((await auditor.ask('POST', '/Admin/reply-templates', template)).statusCode).toBe(403)
    expect((await auditor.ask('GET', '/Admin/reply-templates')).statusCode).toBe(200)
  })
})
