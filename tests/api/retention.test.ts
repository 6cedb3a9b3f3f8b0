import { randomUUID } from 'node:crypto'
import { CFB } from 'xlsx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogEntry } from '#contract/admin/audit.ts'
import type { Due } from '#contract/admin/retention.ts'
import { dayAfter, dayOf, monthsAfter } from '#contract/calendar-days.ts'
import { toJson } from '#server/db/column-values.ts'
import { eraseDue } from '#server/features/persons/erase-due.ts'
import { portionsOf } from '#server/submissions/find-due.ts'
import { fullRun } from '#tests/support/full-run.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { retention as periods } from '#sample/content/retention.ts'
import { listPrivateFiles } from '#tests/support/private-files.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { submitApplication, submitVendor } from '#tests/support/sample-submissions.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { call, createStaffClient, signIn } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const shown = 'We keep your message for 24 months, then erase it.'

describe.each(anyDatabase)('retention on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-12T10:00:00Z') })
    server = await createTestServer(kind)
    staff = await createStaffClient(server)
    session = { day: '', token: '' }
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
  })

  const today = () => dayOf(new Date())
  const upkeep = () => eraseDue(server.db, server.files)
  /** The days go by, with the server running on each of them. */
  async function live(days: number) {
    for (let day = 0; day < days; day += 1) {
      vi.setSystemTime(Date.now() + 86_400_000)
      await upkeep()
    }
  }
  /** As `live`, on days that change nothing but the count: that of many records takes long, and others live them all. */
  async function passOver(days: number) {
    vi.setSystemTime(Date.now() + days * 86_400_000)
    await server.db
      .updateTable('retention_listings')
      .set((row) => ({ days: row('days', '+', days), counted_on: today() }))
      .execute()
  }
  let session: { day: string; token: string }
  /** Asks in a session of the day: that of the day before has ended. */
  async function ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    version = 1,
  ) {
    if (session.day !== today())
      session = { day: today(), token: (await signIn(server.app)).accessToken }
    const headers = { 'if-match': String(version) }
    return call(server.app, method, path, body, { token: session.token, headers })
  }
  const goTo = (day: string) => vi.setSystemTime(Date.parse(`${day}T10:00:00Z`))
  const setPeriods = async (changes: Partial<typeof periods> = {}) => {
    const answer = await staff('POST', '/Admin/retention', { ...periods, ...changes })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ data: { id: string; version: number } }>().data
  }
  const send = async (fields: Record<string, string> = {}) => {
    const form = Object.entries({ ...sampleMessage, ...fields })
    const sent = await sendForm(server.app, 'SendMessage', form, { language: 'en' })
    expect(sent.statusCode, sent.body).toBe(201)
    return sent.json<{ data: { id: string } }>().data.id
  }
  /** Stores further messages like one, which came on these days. */
  async function storeAlike(id: string, days: readonly string[]) {
    const row = await server.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const portion of portionsOf(days))
      await server.db
        .insertInto('messages')
        .values(
          portion.map((day) => ({ ...row, id: randomUUID(), created_at: `${day}T10:00:00.000Z` })),
        )
        .execute()
  }
  const apply = (fields: Record<string, string> = {}) =>
    submitApplication(server.app, {
      fullName: 'Sara Elmasry',
      dob: '1995-02-28',
      nationality: 'EG',
      ...fields,
    })
  const due = async () => (await ask('GET', '/Admin/persons/due')).json<{ data: Due }>().data
  const dueDays = async () => (await due()).due.map(({ id, goesOn }) => [id, goesOn])
  const idsIn = async (table: 'messages' | 'applications' | 'vendors') =>
    (await server.db.selectFrom(table).select('id').execute()).map(({ id }) => id)
  const log = async (action: string) =>
    (await ask('GET', `/Admin/audit-log?action=${action}`)).json<{ data: { data: LogEntry[] } }>()
      .data.data

  // PERSON-7
  it('is settled by owners, within bounds, and by one of two who began from the same version', async () => {
    const many = { ...periods, messageMonths: 121 }
    const refused = await staff('POST', '/Admin/retention', many)
    expect(refused.json().errors).toEqual({ messageMonths: ['The number is too large'] })
    for (const wrong of [-1, 1.5, 'x', null])
      expect(
        (await staff('POST', '/Admin/retention', { ...periods, messageMonths: wrong })).statusCode,
      ).toBe(400)
    const { id } = await setPeriods()
    const other = { ...periods, messageMonths: 36 }
    expect((await staff('PUT', `/Admin/retention/${id}`, other, { version: 1 })).statusCode).toBe(
      200,
    )
    const stale = await staff('PUT', `/Admin/retention/${id}`, periods, { version: 1 })
    expect([stale.statusCode, stale.json().data.messageMonths]).toEqual([412, 36])
    const trail = await staff('GET', '/Admin/audit?collection=retention')
    expect(trail.json().data.data[0]).toMatchObject({
      action: 'save',
      before: { messageMonths: 24 },
      after: { messageMonths: 36 },
    })
    for (const role of ['auditor', 'editor', 'sales'] as const) {
      await server.db
        .updateTable('users')
        .set({ roles: toJson([role]) })
        .execute()
      const path = `/Admin/retention/${id}`
      expect((await staff('PUT', path, periods, { version: 2 })).statusCode).toBe(403)
      expect((await staff('GET', '/Admin/persons/due')).statusCode).toBe(403)
      expect((await staff('GET', '/Admin/dashboard')).json().data.retention).toBeNull()
    }
  })

  // PERSON-7
  it('erases nothing while nobody has settled it', async () => {
    const id = await send()
    goTo('2036-03-12')
    await live(40)
    expect(await idsIn('messages')).toEqual([id])
    expect((await due()).dueCount).toBe(0)
  })

  // PERSON-8, PERSON-9, PERSON-10
  it('lists a message for 30 days before its day, and erases it on it', async () => {
    await setPeriods()
    const id = await send()
    const later = '2028-03-12'
    goTo(dayAfter(later, -31))
    await upkeep()
    expect((await due()).dueCount).toBe(0)
    await live(1)
    expect(await dueDays()).toEqual([[id, later]])
    expect((await ask('GET', '/Admin/dashboard')).json().data.retention).toEqual({
      count: 1,
      firstDay: later,
    })
    await live(29)
    expect(await dueDays()).toEqual([[id, later]])
    expect(await idsIn('messages')).toEqual([id])
    await live(1)
    expect(today()).toBe(later)
    expect(await idsIn('messages')).toEqual([])
    expect(await log('retentionErased')).toMatchObject([
      { userEmail: '', collection: 'messages', recordId: null, details: { rows: 1 }, count: 1 },
    ])
  })

  // PERSON-8
  it('goes by the state of applications and vendors, from the day on which they got it', async () => {
    await setPeriods({ hiredApplicationMonths: 6 })
    const [open, refused, hired] = [await apply(), await apply(), await apply()]
    const [approved, vendor] = [await submitVendor(server.app), await submitVendor(server.app)]
    goTo('2026-05-31')
    const save = async (path: string, body: object) => {
      const answer = await ask('PUT', path, body)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const work = { assigneeId: '', dueDay: '', labelIds: [], notes: '' }
    await save(`/Admin/associated-jobs/${refused}`, {
      ...work,
      stage: 'refused',
      refusalReason: 'Another one fits better',
    })
    await save(`/Admin/associated-jobs/${hired}`, { ...work, stage: 'hired', refusalReason: '' })
    await save(`/Admin/vendors/${approved}`, { ...work, status: 'approved' })
    goTo('2026-11-05')
    expect(await dueDays()).toEqual([[hired, dayAfter(today(), 30)]])
    goTo('2027-05-05')
    expect(await dueDays()).toContainEqual([refused, dayAfter(today(), 30)])
    goTo('2028-03-01')
    const ids = (await dueDays()).map(([id]) => id)
    expect(ids.toSorted()).toEqual([open, refused, hired, vendor].toSorted())
  })

  // PERSON-9
  it.each([
    ['a period is shortened', async () => undefined],
    ['the server was off for years', async () => goTo('2036-03-12')],
  ])('names everything for 30 days also where %s', async (_case, happen) => {
    const { id: settings } = await setPeriods()
    const id = await send()
    goTo('2026-06-20')
    await live(3)
    await happen()
    await ask('PUT', `/Admin/retention/${settings}`, { ...periods, messageMonths: 1 })
    const first = today()
    expect(await dueDays()).toEqual([[id, dayAfter(first, 30)]])
    await upkeep()
    await live(29)
    expect(await dueDays()).toEqual([[id, dayAfter(first, 30)]])
    expect(await idsIn('messages')).toEqual([id])
    await live(1)
    expect(await idsIn('messages')).toEqual([])
  })

  // PERSON-9
  it('counts the days on which the server ran, not those that a clock jumps over', async () => {
    await setPeriods({ messageMonths: 1 })
    const id = await send()
    goTo('2026-05-12')
    await upkeep()
    await live(9)
    const [[, before] = []] = await dueDays()
    expect(before).toBe(dayAfter(today(), 21))
    goTo('2027-05-12')
    await upkeep()
    expect(await dueDays()).toEqual([[id, dayAfter(today(), 20)]])
    // The clock was wrong; two processes whose clocks differ do not hurry the days on either.
    for (let round = 0; round < 3; round += 1) {
      goTo('2026-05-22')
      await upkeep()
      goTo('2026-05-30')
      await upkeep()
    }
    expect(await idsIn('messages')).toEqual([id])
    const [[, after] = []] = await dueDays()
    expect(after).toBe(dayAfter(today(), 29))
  })

  // PERSON-11
  it('keeps a record longer until a day or until it is released, and lists it anew', async () => {
    await setPeriods({ messageMonths: 1 })
    const [one, other] = [await send(), await send({ Name: 'Mona Salem' })]
    goTo('2026-06-12')
    await live(5)
    const until = monthsAfter(today(), 6)
    const kept = await ask('PUT', `/Admin/persons/kept/${one}`, { until, reason: ' At court\n' })
    expect(kept.statusCode, kept.body).toBe(200)
    expect((await ask('PUT', `/Admin/persons/kept/${other}`, { until: '' })).statusCode).toBe(200)
    expect(await due()).toMatchObject({
      dueCount: 0,
      keptCount: 2,
      kept: expect.arrayContaining([
        expect.objectContaining({ id: one, until, reason: 'At court' }),
        expect.objectContaining({ id: other, until: '', reason: '' }),
      ]),
    })
    expect(
      (await log('keptLonger')).map(({ recordId, details }) => [recordId, details?.until]),
    ).toEqual(
      expect.arrayContaining([
        [one, until],
        [other, ''],
      ]),
    )
    goTo('2026-12-10')
    await live(1)
    expect(await dueDays()).toEqual([[one, dayAfter(today(), 30)]])
    await live(29)
    expect(await idsIn('messages')).toHaveLength(2)
    await live(1)
    expect(await idsIn('messages')).toEqual([other])
    expect((await ask('DELETE', `/Admin/persons/kept/${other}`)).statusCode).toBe(200)
    expect((await ask('DELETE', `/Admin/persons/kept/${other}`)).statusCode).toBe(404)
    expect(await dueDays()).toEqual([[other, dayAfter(today(), 30)]])
  })

  // PERSON-11
  it.each([
    ['2026-03-12', 'Please choose a day that lies ahead'],
    ['2036-03-13', 'Please choose a day within the next ten years'],
    ['2026-02-30', 'Please enter a valid date'],
    ['soon', 'Please enter a valid date'],
  ])('refuses to keep until %s', async (until, fault) => {
    const id = await send()
    const answer = await ask('PUT', `/Admin/persons/kept/${id}`, { until })
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { until: [fault] }])
    const nobody = await ask('PUT', `/Admin/persons/kept/${randomUUID()}`, { until: '' })
    expect(nobody.statusCode).toBe(404)
  })

  const mailsToSara = async () => {
    const mails = await server.db.selectFrom('outgoing_mails').select('mail').execute()
    return mails.filter(({ mail }) => mail.includes('sara@elsewhere.example')).length
  }

  // PERSON-10
  it('takes all that hangs on a record along, and nothing of others of the same person', async () => {
    await setPeriods({ openApplicationMonths: 1 })
    const old = await apply({ email: 'sara@elsewhere.example' })
    await staff(
      'POST',
      `/Admin/associated-jobs/${old}/notes`,
      { kind: 'note', text: 'Sara was rung up' },
      { key: randomUUID() },
    )
    goTo('2026-04-10')
    await upkeep()
    await live(2)
    const fresh = await apply({ fullName: 'Sara', email: 'sara@elsewhere.example' })
    expect(await mailsToSara()).toBe(2)
    await live(28)
    expect(await idsIn('applications')).toEqual([fresh])
    expect((await listPrivateFiles(server)).kept).toHaveLength(1)
    for (const table of ['work_notes', 'retention_listings', 'told_states'] as const) {
      const rows = await server.db.selectFrom(table).select('record_id').execute()
      expect(rows.filter(({ record_id }) => record_id === old)).toEqual([])
    }
    expect(await server.db.selectFrom('erased_files').selectAll().execute()).toEqual([])
    expect(await mailsToSara()).toBe(1)
    const told = await server.db.selectFrom('audit_entries').selectAll().execute()
    expect(toJson(told)).not.toContain('Elmasry')
  })

  const remove = async (path: string, version = 1) => {
    const gone = await ask('DELETE', path, undefined, version)
    expect(gone.statusCode, gone.body).toBe(200)
  }
  const bin = async () =>
    (await server.db.selectFrom('deleted_records').select('record_id').execute()).map(
      ({ record_id }) => record_id,
    )

  // PERSON-14
  it('erases what staff have deleted by the same period, with all that hung on it', async () => {
    await setPeriods({ openApplicationMonths: 1, openVendorMonths: 1 })
    const [old, vendor] = [await apply(), await submitVendor(server.app)]
    await remove(`/Admin/associated-jobs/${old}`)
    await remove(`/Admin/vendors/${vendor}`)
    expect((await due()).dueCount).toBe(0)
    goTo('2026-04-10')
    await upkeep()
    expect((await due()).due).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: old, isDeleted: true, state: 'new' }),
        expect.objectContaining({ id: vendor, isDeleted: true }),
      ]),
    )
    await live(29)
    expect(await bin()).toEqual(expect.arrayContaining([old, vendor]))
    await live(1)
    expect(await bin()).toEqual([])
    expect((await listPrivateFiles(server)).kept).toEqual([])
    expect(await server.db.selectFrom('erased_files').selectAll().execute()).toEqual([])
    const told = await server.db.selectFrom('audit_entries').selectAll().execute()
    expect(toJson(told)).not.toContain('Elmasry')
    const late = await ask('POST', `/Admin/associated-jobs/${old}/restore`)
    expect(late.statusCode).toBe(404)
  })

  // PERSON-14, PERSON-11
  it('lists what was deleted and has no period from that day on; it is kept or brought back', async () => {
    await setPeriods({ messageMonths: 0 })
    const [gone, kept, back] = [await send(), await send(), await send()]
    goTo('2026-06-12')
    await upkeep()
    for (const id of [gone, kept, back]) await remove(`/Admin/messages/${id}`)
    expect((await dueDays()).map(([, day]) => day)).toEqual(Array(3).fill(dayAfter(today(), 30)))
    await live(1)
    const held = await ask('PUT', `/Admin/persons/kept/${kept}`, { until: '' })
    expect(held.statusCode, held.body).toBe(200)
    expect((await ask('POST', `/Admin/messages/${back}/restore`)).statusCode).toBe(200)
    await live(30)
    expect(await due()).toMatchObject({ dueCount: 0, kept: [{ id: kept, isDeleted: true }] })
    expect(await bin()).toEqual([kept])
    expect(await idsIn('messages')).toEqual([back])
    expect((await ask('DELETE', `/Admin/persons/kept/${kept}`)).statusCode).toBe(200)
    expect(await dueDays()).toEqual([[kept, dayAfter(today(), 30)]])
  })

  // PERSON-10
  it('erases in portions, once however many processes do so', async () => {
    await setPeriods({ messageMonths: 1 })
    await storeAlike(await send(), Array<string>(119).fill(today()))
    goTo('2026-06-12')
    await upkeep()
    await passOver(27)
    await live(2)
    expect((await due()).dueCount).toBe(120)
    goTo(dayAfter(today(), 1))
    const another = await server.openAnother()
    await Promise.all([upkeep(), eraseDue(another, server.files)])
    expect(await idsIn('messages')).toEqual([])
    expect(await log('retentionErased')).toMatchObject([{ details: { rows: 120 }, count: 1 }])
  })

  // PERSON-9, PERSON-10
  it(
    'lists, counts and erases more than are read at once, the soonest first',
    fullRun,
    async () => {
      await setPeriods({ messageMonths: 1 })
      const id = await send()
      const days = Array.from({ length: 519 }, (_, number) => dayAfter(today(), -1 - (number % 5)))
      // The last to come is the first to go: it was listed a day before the others.
      await live(1)
      await storeAlike(id, days)
      goTo('2026-04-01')
      await upkeep()
      const { dueCount, due: listed } = await due()
      expect(dueCount).toBe(520)
      const [first, ...others] = listed
      expect(first).toMatchObject({ id, goesOn: '2026-04-30' })
      expect(new Set(others.map(({ goesOn }) => goesOn))).toEqual(new Set(['2026-05-01']))
      await passOver(27)
      await live(2)
      expect(await idsIn('messages')).toHaveLength(519)
      await live(1)
      expect(await idsIn('messages')).toEqual([])
      expect((await due()).dueCount).toBe(0)
    },
  )

  // PERSON-10
  it('goes on where it broke off', async () => {
    await setPeriods({ messageMonths: 1 })
    await send()
    goTo('2026-06-12')
    await upkeep()
    await live(29)
    goTo(dayAfter(today(), 1))
    await eraseDue(server.db, server.files, () => true)
    expect(await idsIn('messages')).toHaveLength(1)
    await upkeep()
    expect(await idsIn('messages')).toEqual([])
  })

  const settings = async (language: string) => {
    const answer = await call(server.app, 'GET', '/Home/GetSettings', undefined, { language })
    const { data } = answer.json<{ data: { data: Record<string, string>[] } }>().data
    return data[0] ?? {}
  }

  // PERSON-12
  it.each([
    ['en', 24, shown],
    ['en', 1, 'We keep your message for 1 month, then erase it.'],
    ['en', 0, 'We keep your message until we delete it.'],
    ['ar', 2, 'نحتفظ برسالتك لمدة شهرين، ثم نمحوها.'],
    ['ar', 24, 'نحتفظ برسالتك لمدة 24 شهرًا، ثم نمحوها.'],
    ['ar', 100, 'نحتفظ برسالتك لمدة 100 شهر، ثم نمحوها.'],
  ])('is told to visitors in %s, by %i months', async (language, messageMonths, text) => {
    expect((await settings(language))['messageNotice']).toBe('')
    await setPeriods({ messageMonths })
    expect((await settings(language))['messageNotice']).toBe(text)
  })

  // PERSON-12
  it('says of applications and vendors what depends on their state', async () => {
    await setPeriods()
    expect(await settings('en')).toMatchObject({
      applicationNotice:
        'We keep your application for 24 months if it stays undecided, for 12 months after a rejection, and with no set period if we hire you. Then we erase it.',
      vendorNotice:
        'We keep your registration while you are an approved vendor, for 24 months if it stays undecided, and for 12 months after a rejection. Then we erase it.',
    })
  })

  // PERSON-12, PERSON-13
  it('is stored with what was sent as it was shown, also where it has changed since', async () => {
    const { id: periodsId } = await setPeriods()
    vi.setSystemTime(Date.now() + 86_400_000)
    await ask('PUT', `/Admin/retention/${periodsId}`, { ...periods, messageMonths: 6 })
    const noticeOf = async (id: string) => {
      const answer = await ask('GET', `/Admin/messages/${id}`)
      return answer.json<{ data: { notice: unknown } }>().data.notice
    }
    const former = await send({ notice: shown })
    expect(await noticeOf(former)).toEqual({ text: shown, since: '2026-03-12T10:00:00.000Z' })
    const now = 'We keep your message for 6 months, then erase it.'
    expect(await noticeOf(await send({ notice: now }))).toEqual({
      text: now,
      since: '2026-03-13T10:00:00.000Z',
    })
    for (const unknown of [{}, { notice: 'We keep it for ever.' }, { notice: '' }])
      expect(await noticeOf(await send(unknown as Record<string, string>))).toBeNull()

    const answer = await ask('POST', '/Admin/persons/export', { who: sampleMessage.Email })
    const archive = CFB.read(answer.rawPayload, { type: 'buffer' })
    const person = JSON.parse(
      Buffer.from(CFB.find(archive, '/person.json')?.content as Uint8Array).toString(),
    )
    const record = person.records.find(({ id }: { id: string }) => id === former)
    expect(record.notice.text).toBe(shown)
  })
})
