import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { type Need, readDashboard } from '#contract/admin/dashboard.ts'
import { listNotifications } from '#contract/admin/notifications.ts'
import { listPeople } from '#contract/admin/people.ts'
import type { PersonOfWork } from '#contract/admin/people.ts'
import { fromJson, toJson } from '#server/db/column-values.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { joinStaff } from '#tests/support/join-staff.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { submitApplication, submitVendor } from '#tests/support/sample-submissions.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

interface Work {
  id: string
  version: number
  status: string
  notes: string
  assigneeId: string
  dueDay: string
  assignee: PersonOfWork | null
  labelIds: string[]
  labels: { id: string }[]
}

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe.each(anyDatabase)('staff work on what visitors send, on %s', (kind) => {
  let server: TestServer
  let owner: Awaited<ReturnType<typeof createStaffClient>>
  let mona: Awaited<ReturnType<typeof joinStaff>>
  let omar: Awaited<ReturnType<typeof joinStaff>>
  let buyer: Awaited<ReturnType<typeof joinStaff>>
  let path: string
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    owner = await createStaffClient(server)
    mona = await joinStaff(server, 'Mona', 'sales')
    omar = await joinStaff(server, 'Omar', 'sales')
    buyer = await joinStaff(server, 'Badr', 'procurement')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.db.deleteFrom('messages').execute()
    await server.db.deleteFrom('audit_entries').execute()
    await server.db.deleteFrom('taken_places').execute()
    await server.db.deleteFrom('deleted_records').execute()
    path = await write()
  })

  const write = async () => {
    const sent = await sendForm(server.app, 'SendMessage', Object.entries(sampleMessage))
    expect(sent.statusCode).toBe(201)
    return `/Admin/messages/${sent.json<{ data: { id: string } }>().data.id}`
  }
  const read = async (of = path) => (await owner('GET', of)).json<{ data: Work }>().data
  const save = async (fields: Partial<Work>, { ask } = mona, of = path) => {
    const { version, status, notes } = await read(of)
    return ask('PUT', of, { status, notes, ...fields }, { version })
  }
  const listed = async (query: string) => {
    const answer = await owner('GET', `/Admin/messages?${query}`)
    expect([query, answer.statusCode]).toEqual([query, 200])
    const { data } = answer.json<{ data: { data: Work[] } }>()
    return data.data.map(({ id }) => `/Admin/messages/${id}`)
  }

  // WORK-1
  it('is assigned to somebody, until a day, and what leaves both out changes neither', async () => {
    expect(await read()).toMatchObject({ assigneeId: '', dueDay: '', assignee: null })
    const dueDay = dayFromNow(3)
    const saved = await save({ assigneeId: mona.id, dueDay })
    expect(saved.json().data).toMatchObject({
      dueDay,
      assignee: { id: mona.id, name: 'Mona', isActive: true },
    })
    await save({ status: 'open' })
    expect(await read()).toMatchObject({ status: 'open', assigneeId: mona.id, dueDay })
    await save({ assigneeId: '', dueDay: '' })
    expect(await read()).toMatchObject({ assigneeId: '', dueDay: '', assignee: null })
  })

  // WORK-1
  it('is assigned in applications and vendors alike', async () => {
    const application = { fullName: 'سارة', dob: '1995-02-28', nationality: 'EG' }
    for (const [collection, id, body] of [
      ['associated-jobs', await submitApplication(server.app, application), { stage: 'new' }],
      ['vendors', await submitVendor(server.app), { status: 'new' }],
    ] as const) {
      const { data: people } = z.parse(
        listPeople.output,
        (await owner('GET', '/Admin/people')).json(),
      )
      const assigneeId = people.find(({ collections }) => collections.includes(collection))?.id
      const fields = { ...body, notes: '', refusalReason: '', assigneeId, dueDay: dayFromNow(0) }
      const { refusalReason: _, ...ofVendors } = fields
      const input = collection === 'vendors' ? ofVendors : fields
      const saved = await owner('PUT', `/Admin/${collection}/${id}`, input, { version: 1 })
      expect(saved.json().data).toMatchObject({ assigneeId, assignee: { isActive: true } })
      const found = await owner('GET', `/Admin/${collection}?assigneeId=${assigneeId}&dueDay=week`)
      expect(found.json().data.totalCount).toBe(1)
    }
  })

  // WORK-1
  it.each(['2019-12-31', '2999-01-01', '2026-02-30', 'tomorrow'])(
    'is not due on %s',
    async (dueDay) => {
      const refused = await save({ dueDay })
      expect(refused.statusCode).toBe(400)
      expect(Object.keys(refused.json().errors)).toEqual(['dueDay'])
    },
  )

  // WORK-2
  it('is assigned to those whose roles write the collection, and to nobody else', async () => {
    for (const assigneeId of [buyer.id, '00000000-0000-4000-8000-000000000000', 'me']) {
      const refused = await save({ assigneeId })
      expect([assigneeId, refused.statusCode]).toEqual([assigneeId, 400])
      expect(refused.json().errors).toEqual({
        assigneeId: ['This cannot be assigned to that person'],
      })
    }
    const answer = await mona.ask('GET', '/Admin/people')
    const people = z.parse(listPeople.output, answer.json()).data
    const sellers = people.filter(({ collections }) => collections.includes('messages'))
    expect(sellers.map(({ name }) => name)).toEqual(expect.arrayContaining(['Mona', 'Omar']))
    expect(sellers.map(({ name }) => name)).not.toContain('Badr')
    expect(JSON.stringify(answer.json())).not.toContain('mona@nasaem.example')
  })

  // WORK-2
  it('stays with somebody who has no access any more, who is told as such', async () => {
    await save({ assigneeId: omar.id }, omar)
    const change = (status: 'active' | 'deactivated') =>
      server.db.updateTable('users').set({ status }).where('id', '=', omar.id).execute()
    await change('deactivated')
    expect((await read()).assignee).toEqual({ id: omar.id, name: 'Omar', isActive: false })
    // Other changes go on, and send the person along.
    expect((await save({ assigneeId: omar.id, status: 'open' })).statusCode).toBe(200)
    const { data } = z.parse(listPeople.output, (await owner('GET', '/Admin/people')).json())
    expect(data.find(({ id }) => id === omar.id)).toMatchObject({
      collections: [],
      formerly: ['messages'],
    })
    expect((await save({ assigneeId: mona.id })).statusCode).toBe(200)
    expect((await save({ assigneeId: omar.id })).statusCode).toBe(400)
    await change('active')
  })

  // WORK-1, RECORD-14
  it('of two who take it at once one has it, and the other is shown who', async () => {
    const { version } = await read()
    const answers = await Promise.all(
      [mona, omar].map(({ id, ask }) =>
        ask('PUT', path, { status: 'new', notes: '', assigneeId: id }, { version }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(lost?.json().data.assignee).toEqual(won?.json().data.assignee)
    expect(await read()).toMatchObject({ version: version + 1 })
  })

  // WORK-4
  it('is found by whose it is, and by its day while it is not finished', async () => {
    const [late, soon, far] = [path, await write(), await write()]
    await save({ assigneeId: mona.id, dueDay: dayFromNow(-1) }, mona, late)
    await save({ assigneeId: omar.id, dueDay: dayFromNow(7) }, omar, soon)
    await save({ dueDay: dayFromNow(8) }, omar, far)
    expect(await listed(`assigneeId=${mona.id}`)).toEqual([late])
    expect(await listed('assigneeId=nobody')).toEqual([far])
    expect(await listed('dueDay=overdue')).toEqual([late])
    expect(await listed('dueDay=week')).toEqual([soon])
    expect(await listed('status=unfinished')).toHaveLength(3)
    await save({ status: 'answered' }, mona, late)
    expect(await listed('dueDay=overdue')).toEqual([])
    expect(await listed('status=unfinished')).toHaveLength(2)
    for (const wrong of ['assigneeId=me', 'dueDay=2026-01-01', 'topic=unfinished'])
      expect((await owner('GET', `/Admin/messages?${wrong}`)).statusCode).toBe(400)
  })

  // WORK-1, AUDIT-1
  it('is in the trail, and taken back from there', async () => {
    await save({ assigneeId: mona.id })
    await save({ assigneeId: omar.id })
    const trail = await owner('GET', '/Admin/audit?collection=messages')
    const [last] = trail.json().data.data
    expect(last).toMatchObject({
      before: { assigneeId: mona.id },
      after: { assigneeId: omar.id },
    })
    const { version } = await read()
    const taken = await owner('POST', `/Admin/audit/${last.id}/restore`, undefined, { version })
    expect(taken.json().data.assignee).toMatchObject({ name: 'Mona' })
  })

  const needs = async ({ ask } = mona) => {
    const answer = await ask('GET', '/Admin/dashboard')
    return z.parse(readDashboard.output, answer.json()).data.needs
  }
  const idsOf = ({ first }: Need) => first.map(({ id }) => `/Admin/messages/${id}`)

  // WORK-5, ROLE-4
  it('that needs somebody today is told to them, the most urgent first', async () => {
    const [late, soon, any, done] = [path, await write(), await write(), await write()]
    await save({ assigneeId: mona.id, dueDay: dayFromNow(-1), status: 'open' }, mona, late)
    await save({ assigneeId: mona.id, dueDay: dayFromNow(2), status: 'open' }, mona, soon)
    await save({ assigneeId: mona.id, dueDay: dayFromNow(-3), status: 'answered' }, mona, done)
    const told = await needs()
    expect(told.mine.counts).toEqual([{ collection: 'messages', count: 2 }])
    expect(idsOf(told.mine)).toEqual([late, soon])
    expect(told.mine.first[0]).toMatchObject({ name: 'سارة أحمد', assignee: 'Mona' })
    expect(idsOf(told.overdue)).toEqual([late])
    expect(idsOf(told.fresh)).toEqual([any])
    const others = await needs(omar)
    expect(idsOf(others.mine)).toEqual([])
    expect(idsOf(others.overdue)).toEqual([late])
    // The list that a count leads to has just those.
    expect((await listed(`assigneeId=${mona.id}&status=unfinished`)).toSorted()).toEqual(
      [late, soon].toSorted(),
    )
    const ofBuyer = await needs(buyer)
    expect(ofBuyer.fresh.counts.map(({ collection }) => collection)).toEqual(['vendors'])
  })

  // WORK-5
  it('shows five of what needs somebody, and counts all', async () => {
    for (let more = 0; more < 6; more++) await write()
    const { fresh } = await needs()
    expect(fresh.counts).toEqual([{ collection: 'messages', count: 7 }])
    expect(fresh.first).toHaveLength(5)
    const times = fresh.first.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  // WORK-10
  it('that is spam is hidden until it is asked for, or is none any more', async () => {
    const other = await write()
    await save({ status: 'spam', assigneeId: mona.id, dueDay: dayFromNow(-1) })
    const counts = async () => {
      const answer = await mona.ask('GET', '/Admin/notifications')
      return z.parse(listNotifications.output, answer.json()).data.counts.messages
    }
    const today = async () => {
      const answer = await mona.ask('GET', '/Admin/dashboard')
      const { submissions } = z.parse(readDashboard.output, answer.json()).data
      return submissions[0]?.perDay.at(-1)?.count
    }
    expect(await listed('')).toEqual([other])
    expect(await listed(`search=${encodeURIComponent('سارة')}`)).toEqual([other])
    expect(await listed('status=spam')).toEqual([path])
    expect(await listed(`assigneeId=${mona.id}`)).toEqual([])
    expect((await needs()).mine.first).toEqual([])
    expect([await counts(), await today()]).toEqual([1, 1])
    await save({ status: 'open' })
    expect(await listed('')).toHaveLength(2)
    expect([await counts(), await today()]).toEqual([2, 2])
  })

  const label = async (en: string) => {
    const input = { title: { ar: `وسم ${en}`, en }, color: 'amber' }
    const answer = await mona.ask('POST', '/Admin/labels', input)
    expect(answer.statusCode).toBe(201)
    return answer.json<{ data: { id: string; version: number } }>().data
  }

  // WORK-12
  it('has labels of those that there are, by which it is found', async () => {
    const [urgent, later] = [await label('Urgent'), await label('Later')]
    const other = await write()
    const saved = await save({ labelIds: [later.id, urgent.id, later.id] })
    expect(saved.json().data).toMatchObject({
      labelIds: [later.id, urgent.id],
      labels: [{ title: { en: 'Urgent', ar: 'وسم Urgent' }, color: 'amber' }, { id: later.id }],
    })
    await save({ labelIds: [later.id] }, mona, other)
    expect(await listed(`labelIds=${urgent.id}`)).toEqual([path])
    expect(await listed(`labelIds=${later.id}`)).toHaveLength(2)
    await save({ status: 'open' })
    expect(await read()).toMatchObject({ labelIds: [later.id, urgent.id] })
    for (const labelIds of [['x'], [mona.id], Array.from({ length: 11 }, () => randomUUID())])
      expect(Object.keys((await save({ labelIds })).json().errors)[0]).toMatch(/^labelIds/)
    expect((await owner('GET', "/Admin/messages?labelIds='")).statusCode).toBe(400)
  })

  // WORK-12
  it('loses a label that is deleted and has it again once that is back', async () => {
    const { id, version } = await label('Gone')
    await save({ labelIds: [id] })
    await mona.ask('DELETE', `/Admin/labels/${id}`, undefined, { version })
    expect((await read()).labels).toEqual([])
    // Other changes go on.
    expect((await save({ labelIds: [id], status: 'open' })).statusCode).toBe(200)
    await mona.ask('POST', `/Admin/labels/${id}/restore`)
    expect(await read()).toMatchObject({ labels: [{ id }] })
    expect((await buyer.ask('GET', '/Admin/labels')).statusCode).toBe(200)
  })

  // WORK-12
  it('that was deleted before there were labels is shown and comes back', async () => {
    await owner('DELETE', path, undefined, { version: 1 })
    const kept = await server.db.selectFrom('deleted_records').selectAll().executeTakeFirstOrThrow()
    const { label_ids: _, assignee_id: __, due_day: ___, ...older } = fromJson(kept.row)
    await server.db
      .insertInto('deleted_records')
      .values({ ...kept, row: toJson(older), record_id: kept.record_id })
      .onConflict((conflict) =>
        conflict.columns(['collection', 'record_id']).doUpdateSet({ row: toJson(older) }),
      )
      .execute()
    expect((await owner('GET', '/Admin/audit?collection=messages')).statusCode).toBe(200)
    expect((await owner('POST', `${path}/restore`)).json().data).toMatchObject({ labelIds: [] })
  })
})
