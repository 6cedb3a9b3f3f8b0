import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { listNotifications, type MailTimes } from '#contract/admin/notifications.ts'
import type { Role } from '#contract/roles.ts'
import { addAccount } from '#tests/support/add-account.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { submitApplication, submitVendor } from '#tests/support/sample-submissions.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { mailPart, sentMails } from '#tests/support/sent-mails.ts'
import { createStaffClient, signInStaff } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const second = 1000
const hour = 3600 * second
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

describe.each(anyDatabase)('what visitors send is told to staff, on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2026-03-02T10:00:00.000Z')
    server = await createTestServer(kind, {
      environment: { PUBLIC_URL: 'https://nasaem.example' },
    })
    staff = await createStaffClient(server)
    await server.db.updateTable('users').set({ language: 'en' }).execute()
    pass(second)
  })
  afterEach(async () => {
    await server.close()
    vi.useRealTimers()
  })

  /** The subjects of all mails so far, with whom they went to, once what came is settled. */
  const told = async () => {
    pass(10 * second)
    await server.app.deliverMails()
    return (await sentMails(server)).flatMap((mail) => {
      const [, to = ''] = /^To: .*?([\w.]+@[\w.]+)/m.exec(mail) ?? []
      const [, subject = ''] = /^Subject: (.*)\r$/m.exec(mail) ?? []
      // Another mail tells of a sign-in.
      return subject.startsWith('New ') ? [`${to}: ${subject}`] : []
    })
  }
  const join = async (email: string, roles: Role[]) => {
    const { id } = await addAccount(server.db, { email, roles, firstName: 'Sara' })
    pass(second)
    return id
  }
  const apply = (fullName: string) =>
    submitApplication(server.app, { fullName, dob: '1995-02-28', nationality: 'EG' })
  const choose = (times: MailTimes) => staff('PUT', '/Admin/notifications/mails', times)
  const notifications = async () => {
    const answer = await staff('GET', '/Admin/notifications')
    expect(answer.statusCode).toBe(200)
    return z.parse(listNotifications.output, answer.json()).data
  }

  // ADMIN-14
  it('mails those whose work it is, each once, however many processes there are', async () => {
    await join('recruiter@nasaem.example', ['recruiter'])
    await join('buyer@nasaem.example', ['procurement'])
    await join('auditor@nasaem.example', ['auditor'])
    await apply('Mona')
    pass(10 * second)
    const other = await server.openServer()
    await Promise.all([server.app.deliverMails(), other.deliverMails()])
    expect((await told()).toSorted()).toEqual([
      'admin@nasaem.example: New job application from Mona',
      'recruiter@nasaem.example: New job application from Mona',
    ])
    expect(await told()).toHaveLength(2)
  })

  // WORK-10
  it('mails nobody of spam', async () => {
    await sendForm(server.app, 'SendMessage', Object.entries(sampleMessage))
    await server.db.updateTable('messages').set({ status: 'spam' }).execute()
    expect(await told()).toEqual([])
  })

  // ADMIN-14
  it('says by name who wrote, links to it, and nothing else of them', async () => {
    const id = await apply('Mona <b>Ali</b>')
    await told()
    const [mail = ''] = await sentMails(server)
    const text = mailPart(mail, 'text/plain')
    expect(text).toContain('Mona <b>Ali</b>')
    expect(text).toContain(`https://nasaem.example/admin/associated-job/edit/${id}?lang=en`)
    expect(text).not.toContain('1995-02-28')
    expect(mailPart(mail, 'text/html')).toContain('Mona &lt;b&gt;Ali&lt;/b&gt;')
  })

  // ADMIN-14
  it('tells what comes within a minute by one mail', async () => {
    await apply('Mona')
    expect(await told()).toHaveLength(1)
    for (const name of ['Ali', 'Sara', 'Nour']) await apply(name)
    expect(await told()).toHaveLength(1)
    pass(60 * second)
    expect((await told()).at(-1)).toBe('admin@nasaem.example: New job applications: 3')
    const texts = (await sentMails(server)).map((mail) => mailPart(mail, 'text/plain'))
    expect(texts.join()).toContain('https://nasaem.example/admin/associated-job?lang=en')
  })

  // ADMIN-14
  it('mails at once, once a day or never, as each person chose', async () => {
    expect((await staff('GET', '/Admin/notifications/mails')).json().data).toMatchObject({
      messages: 'at-once',
      'associated-jobs': 'at-once',
      vendors: 'at-once',
    })
    const chosen = await choose({ 'associated-jobs': 'daily', vendors: 'never' })
    expect(chosen.json().data).toMatchObject({
      messages: 'at-once',
      'associated-jobs': 'daily',
      vendors: 'never',
    })
    await apply('Mona')
    await submitVendor(server.app)
    await apply('Ali')
    pass(2 * hour)
    expect(await told()).toEqual([])
    pass(18 * hour)
    expect(await told()).toEqual(['admin@nasaem.example: New job applications: 2'])

    // Of what came while they wanted no mail they are not told.
    staff = await signInStaff(server)
    await choose({ vendors: 'at-once' })
    pass(120 * second)
    expect(await told()).toHaveLength(1)
    expect((await choose({ vendors: 'hourly' } as never)).statusCode).toBe(400)
  })

  // ADMIN-16, CONTACT-15
  it('tells of the branches that a person chose, and of messages to none', async () => {
    type Found = Record<string, unknown> & { version: number; data: Record<string, unknown>[] }
    const read = async (path: string) => (await staff('GET', path)).json<{ data: Found }>().data
    const path = '/Admin/notifications/branches'
    const [one, two] = (await read('/Admin/branches')).data.map(({ id }) => ({ id: String(id) }))
    if (!one || !two) throw new Error('There are too few branches')
    expect(await read(path)).toEqual({ branches: null })
    const write = async (Name: string, Branch = '') => {
      const parts = Object.entries({ ...sampleMessage, Name, ...(Branch && { Branch }) })
      expect((await sendForm(server.app, 'SendMessage', parts)).statusCode).toBe(201)
      pass(60 * second)
      return (await told()).map((mail) => mail.replace(/^.* /, ''))
    }
    expect(await write('One', one.id)).toEqual(['One'])
    const chosen = await staff('PUT', path, { branches: [two.id] })
    expect(chosen.json().data).toEqual({ branches: [two.id] })
    expect(await write('Two', one.id)).toEqual(['One'])
    expect(await write('Three', two.id)).toEqual(['One', 'Three'])
    expect(await write('Four')).toEqual(['One', 'Three', 'Four'])
    expect(await write('Five', randomUUID())).toEqual(['One', 'Three', 'Four', 'Five'])
    // So does the bell.
    const bell = await notifications()
    expect(bell.counts.messages).toBe(3)
    expect(bell.latest.map(({ name }) => name)).toEqual(['Five', 'Four', 'Three'])

    // Staff see which branch it is for, and ask for that; of a branch that is gone there is nothing to see.
    const { data } = await read(`/Admin/messages?branchId=${one.id}`)
    expect(data.map(({ name }) => name)).toEqual(['Two', 'One'])
    expect(data[0]).toMatchObject({ branchId: one.id, branchName: { ar: expect.any(String) } })
    const { version } = await read(`/Admin/branches/${one.id}`)
    const gone = await staff('DELETE', `/Admin/branches/${one.id}`, undefined, { version })
    expect(gone.statusCode).toBe(200)
    const left = await read(`/Admin/messages?branchId=${one.id}`)
    expect(left.data[0]).toMatchObject({ name: 'Two', branchName: null })
    expect((await staff('PUT', path, { branches: ['x'] })).statusCode).toBe(400)
    expect((await staff('PUT', path, { branches: null })).json().data).toEqual({ branches: null })
  })

  // ADMIN-14
  it('mails nobody who is deactivated or may not read it', async () => {
    const id = await join('sara@nasaem.example', ['recruiter'])
    await server.db
      .updateTable('users')
      .set({ status: 'deactivated' })
      .where('id', '=', id)
      .execute()
    await join('buyer@nasaem.example', ['procurement'])
    await choose({ 'associated-jobs': 'never' })
    await apply('Mona')
    expect(await told()).toEqual([])
  })

  // ADMIN-6
  it('counts what a person has not seen, on all of their devices alike', async () => {
    const nothing = { messages: 0, 'associated-jobs': 0, vendors: 0 }
    expect(await notifications()).toMatchObject({ counts: nothing, latest: [] })
    pass(second)
    await apply('Mona')
    pass(second)
    await submitVendor(server.app)
    pass(second)
    const { asOf, counts, latest } = await notifications()
    expect(counts).toEqual({ messages: 0, 'associated-jobs': 1, vendors: 1 })
    expect(latest.map(({ name }) => name)).toEqual(['شركة النيل للتوريدات', 'Mona'])
    pass(second)
    await submitVendor(server.app)

    const see = (collections: string[], until = asOf) =>
      staff('POST', '/Admin/notifications/seen', { collections, until })
    expect((await see(['vendors'])).statusCode).toBe(200)
    const after = await notifications()
    expect(after.counts).toEqual({ messages: 0, 'associated-jobs': 1, vendors: 1 })
    expect((await see(['associated-jobs', 'vendors'], after.asOf)).statusCode).toBe(200)
    // An older device is late with what it has seen.
    expect((await see(['vendors'], '2026-01-01T00:00:00.000Z')).statusCode).toBe(200)
    expect((await notifications()).counts).toEqual(nothing)
    expect((await see(['clients'])).statusCode).toBe(400)
    expect((await see([], 'yesterday')).statusCode).toBe(400)

    // Nobody has seen what is yet to come.
    await see(['vendors'], '2027-01-01T00:00:00.000Z')
    pass(second)
    await submitVendor(server.app)
    expect((await notifications()).counts.vendors).toBe(1)
  })
})
