import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MailTimes } from '#contract/admin/notifications.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { joinStaff } from '#tests/support/join-staff.ts'
import { createPushDevice, startPushService } from '#tests/support/push-service.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { mailPart, mailSubject, sentMails } from '#tests/support/sent-mails.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const second = 1000
const hour = 3600 * second
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const sent = ['Assigned', 'Notes that', '\u2068Mona\u2069 mentioned', 'ما أُسند', 'أسند']

describe.each(anyDatabase)('what colleagues want is told, on %s', (kind) => {
  let server: TestServer
  let service: Awaited<ReturnType<typeof startPushService>>
  let owner: Awaited<ReturnType<typeof createStaffClient>>
  let mona: Awaited<ReturnType<typeof joinStaff>>
  let omar: Awaited<ReturnType<typeof joinStaff>>
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2026-03-02T10:00:00.000Z')
    service = await startPushService()
    server = await createTestServer(kind, {
      empty: true,
      environment: { PUBLIC_URL: 'https://nasaem.example', PUSH_SERVICE: service.origin },
    })
    owner = await createStaffClient(server)
    mona = await joinStaff(server, 'Mona', 'sales')
    omar = await joinStaff(server, 'Omar', 'sales')
    await server.db.updateTable('users').set({ language: 'en' }).execute()
    pass(second)
  })
  afterEach(async () => {
    await server.close()
    await service.close()
    vi.useRealTimers()
  })

  const write = async (Name: string) => {
    const answer = await sendForm(
      server.app,
      'SendMessage',
      Object.entries({ ...sampleMessage, Name }),
    )
    const { id } = answer.json<{ data: { id: string } }>().data
    return { id, path: `/Admin/messages/${id}` }
  }
  const assign = async (path: string, { id }: typeof mona, by = mona, version = 1) => {
    const body = { status: 'new', notes: '', assigneeId: id }
    const saved = await by.ask('PUT', path, body, { version })
    expect(saved.statusCode).toBe(200)
    pass(second)
  }
  const note = async (path: string, text: string) => {
    const added = await mona.ask('POST', `${path}/notes`, { kind: 'note', text })
    expect(added.statusCode).toBe(201)
    pass(second)
  }
  /** All such mails so far, once what there is has settled. */
  const mails = async (after = 10 * second) => {
    pass(after)
    await server.app.deliverMails()
    return (await sentMails(server)).filter((mail) =>
      sent.some((start) => mailSubject(mail).startsWith(start)),
    )
  }
  const told = async (after?: number) =>
    (await mails(after)).map((mail) => {
      const [, to = ''] = /^To: .*?(\w+)@/m.exec(mail) ?? []
      return `${to}: ${mailSubject(mail).replace(/[\u2068\u2069]/g, '')}`
    })
  const choose = (times: MailTimes) => omar.ask('PUT', '/Admin/notifications/mails', times)

  // ADMIN-17, WORK-8
  it('by email, each once and to nobody of what they did themselves', async () => {
    const { id, path } = await write('Sara')
    await assign(path, mona)
    await assign(path, omar, mona, 2)
    await note(path, '@Omar, call back')
    pass(10 * second)
    const other = await server.openServer()
    await Promise.all([server.app.deliverMails(), other.deliverMails()])
    expect((await told()).toSorted()).toEqual([
      'omar: Assigned to you by Mona: Sara',
      'omar: Mona mentioned you: Sara',
    ])
    const text = mailPart((await mails())[0] ?? '', 'text/plain')
    expect(text).toContain(`https://nasaem.example/admin/messages/edit/${id}?lang=en`)
    for (const secret of [sampleMessage.Email, sampleMessage.MessageContent, 'call back'])
      expect(text).not.toContain(secret)
  })

  // ADMIN-17
  it('several by their number, each with its link, in the person’s language', async () => {
    await server.db.updateTable('users').set({ language: 'ar' }).execute()
    const [one, two] = [await write('Sara <b>'), await write('Ali')]
    for (const { path } of [one, two]) await assign(path, omar)
    const [mail = ''] = await mails()
    expect(mailSubject(mail)).toBe('ما أُسند إليك: 2')
    const html = mailPart(mail, 'text/html')
    for (const { id } of [one, two])
      expect(html).toContain(`href="https://nasaem.example/admin/messages/edit/${id}?lang=ar"`)
    expect(html).toContain('Sara &lt;b&gt;')
    expect(html).toContain('https://nasaem.example/admin/?lang=ar')
  })

  // ADMIN-17
  it('at once, once a day or never, as each person chose; what they have seen is not told', async () => {
    const auditor = await joinStaff(server, 'Aya', 'auditor')
    const offered = async ({ ask }: typeof mona) =>
      (await ask('GET', '/Admin/notifications/mails')).json<{ data: MailTimes }>().data
    expect(await offered(auditor)).not.toHaveProperty('assigned')
    expect(await offered(omar)).toMatchObject({ assigned: 'at-once', mentioned: 'at-once' })
    const chosen = await choose({ assigned: 'daily', mentioned: 'never' })
    expect(chosen.json().data).toMatchObject({ assigned: 'daily', mentioned: 'never' })
    const [one, two] = [await write('Sara'), await write('Ali')]
    for (const { path } of [one, two]) await assign(path, omar)
    await note(one.path, '@Omar, please')
    expect(await told()).toEqual([])
    const bell = await omar.ask('GET', '/Admin/notifications')
    const opened = bell
      .json<{ data: { told: { id: string; recordId: string }[] } }>()
      .data.told.filter(({ recordId }) => recordId === one.id)
    await omar.ask('POST', '/Admin/notifications/seen', {
      collections: [],
      until: new Date().toISOString(),
      told: opened.map((telling) => telling.id),
    })
    expect(await told(20 * hour)).toEqual(['omar: Assigned to you by Mona: Ali'])
  })

  // ADMIN-17, WORK-2
  it('but to nobody whose work it is no more, nor of a record that is gone', async () => {
    const [one, two] = [await write('Sara'), await write('Ali')]
    await assign(one.path, omar)
    await owner('DELETE', one.path, undefined, { version: 2 })
    expect(await told()).toEqual([])
    await assign(two.path, omar)
    const roles = JSON.stringify(['auditor'])
    await server.db
      .updateTable('users')
      .set({ roles: roles as never })
      .where('id', '=', omar.id)
      .execute()
    expect(await told(120 * second)).toEqual([])
  })

  // ADMIN-17
  it('by push messages, where they are wanted', async () => {
    const phone = createPushDevice(service.origin, 'phone')
    const path = '/Admin/notifications/push'
    await omar.ask('PUT', `${path}/device`, phone.device)
    await server.db.updateTable('users').set({ language: 'en' }).execute()
    const kinds = (await omar.ask('PUT', path, { messages: false, mentioned: false })).json()
    expect(kinds.data.kinds).toMatchObject({ assigned: true, mentioned: false })
    pass(second)
    const [one, two] = [await write('Sara'), await write('Ali')]
    await assign(one.path, omar)
    await note(one.path, '@Omar, please')
    await told()
    await told()
    for (const [index, { path: record }] of [one, two].entries())
      await assign(record, mona, mona, index === 0 ? 2 : 1)
    await assign(one.path, omar, mona, 3)
    await assign(two.path, omar, mona, 2)
    await told()
    expect(phone.messages(service)).toMatchObject([
      {
        title: 'Assigned to you by \u2068Mona\u2069: \u2068Sara\u2069',
        tag: 'assigned',
        path: `/admin/messages/edit/${one.id}`,
        // Two messages, an assignment and a mention.
        unseen: 4,
      },
      { title: 'Assigned to you: 2', path: '/admin/', unseen: 6 },
    ])
  })
})
