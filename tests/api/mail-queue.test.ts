import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { readDashboard } from '#contract/admin/dashboard.ts'
import { toJson } from '#server/db/column-values.ts'
import { createMailQueue, storeMail } from '#server/mail/mail-queue.ts'
import { databaseKinds } from '#tests/support/databases.ts'
import { account, createStaffClient } from '#tests/support/session-client.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const hour = 60 * 60 * 1000

describe.each(databaseKinds)('mails on their way out, on %s', (kind) => {
  let smtp: TestSmtpServer
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeEach(async () => {
    smtp = await startSmtpServer()
    server = await createTestServer(kind, { environment: { SMTP_URL: smtp.url } })
    staff = await createStaffClient(server)
  })
  afterEach(async () => {
    await server.close()
    await smtp.close()
  })

  const forget = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/Auth/forget-password',
      payload: { email: account.email },
    })
  const waiting = () => server.db.selectFrom('outgoing_mails').selectAll().execute()
  /** As though so many milliseconds had passed since the mails were written. */
  const age = async (milliseconds: number) => {
    const earlier = (time: string) => new Date(Date.parse(time) - milliseconds).toISOString()
    for (const { id, created_at, expires_at, due_at } of await waiting())
      await sql`update outgoing_mails set created_at = ${earlier(created_at)},
        expires_at = ${earlier(expires_at)}, due_at = ${earlier(due_at)} where id = ${id}`.execute(
        server.db,
      )
  }
  const overdue = async () => {
    const answer = await staff('GET', '/Admin/dashboard')
    return z.parse(readDashboard.output, answer.json()).data.overdueMails
  }

  // RUN-11
  it('wait while the mail server is down, also for the next process, and are sent once', async () => {
    smtp.refuse(true)
    expect((await forget()).statusCode).toBe(200)
    await expect.poll(waiting).toMatchObject([{ tries: 1, fault: 'EMESSAGE' }])
    const [{ due_at = '', created_at = '' } = {}] = await waiting()
    expect(Date.parse(due_at) - Date.parse(created_at)).toBeGreaterThanOrEqual(10_000)

    smtp.refuse(false)
    await age(20_000)
    const others = [await server.openServer(), await server.openServer()]
    await Promise.all([server.app, ...others].map((one) => one.deliverMails()))
    expect(smtp.mails.map(({ to }) => to)).toEqual([[account.email]])
    expect(await waiting()).toEqual([])
  })

  // PERSON-4
  it('are taken back where they were erased while on their way', async () => {
    const recalled: string[] = []
    const queue = createMailQueue({
      db: server.db,
      mailer: {
        send: async ({ to }) => {
          if (to.address === 'sara@elsewhere.example')
            await server.db.deleteFrom('outgoing_mails').where('id', '=', 'erased').execute()
        },
        recall: async (key) => void recalled.push(key),
      },
      push: () => Promise.resolve(),
      write: () => Promise.resolve(),
      reportFault: (error) => expect.fail(String(error)),
    })
    const to = (address: string) => ({
      from: { name: 'Nasaem', address: 'info@nasaem.example' },
      to: { name: '', address },
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    })
    await storeMail(server.db, to('sara@elsewhere.example'), { id: 'erased' })
    await storeMail(server.db, to('mona@elsewhere.example'), { id: 'sent' })
    await queue.deliverDue()
    await queue.close()
    expect(recalled).toEqual([expect.stringMatching(/-erased$/)])
    expect(await waiting()).toEqual([])
  })

  // RUN-11
  it('are sent once where several processes look at once', async () => {
    const others = [await server.openServer(), await server.openServer()]
    const now = new Date()
    const rows = Array.from({ length: 12 }, (_, index) => ({
      id: `mail-${index}`,
      mail: toJson({
        from: { name: 'Nasaem', address: 'info@nasaem.example' },
        to: { name: '', address: `person-${index}@nasaem.example` },
        subject: 'Hello',
        text: 'Hello',
        html: '<p>Hello</p>',
      }),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + hour).toISOString(),
      due_at: now.toISOString(),
      tries: 0,
      fault: '',
    }))
    await server.db.insertInto('outgoing_mails').values(rows).execute()
    await Promise.all([server.app, ...others].map((one) => one.deliverMails()))
    const receivers = smtp.mails.map(({ to }) => to[0]).toSorted()
    expect(receivers).toEqual(rows.map((_, index) => `person-${index}@nasaem.example`).toSorted())
  })

  // RUN-11
  it('are not sent once their link has expired', async () => {
    smtp.refuse(true)
    await forget()
    await expect.poll(waiting).toMatchObject([{ tries: 1 }])
    smtp.refuse(false)
    await age(hour)
    await server.app.deliverMails()
    expect(smtp.mails).toEqual([])
  })

  // ADMIN-13
  it('are told of to owners after a day, and to nobody else', async () => {
    smtp.refuse(true)
    await staff('POST', '/Admin/accounts', {
      email: 'sara@nasaem.example',
      roles: ['editor'],
      language: 'en',
    })
    await expect.poll(waiting).toMatchObject([{ tries: 1 }])
    expect(await overdue()).toBeNull()
    await age(25 * hour)
    const [{ created_at: since } = {}] = await waiting()
    expect(await overdue()).toEqual({ count: 1, since, fault: 'EMESSAGE' })

    await server.db
      .updateTable('users')
      .set({ roles: toJson(['editor']) })
      .execute()
    expect(await overdue()).toBeNull()
  })
})
