import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { listNotifications } from '#contract/admin/notifications.ts'
import { noteCallsOf } from '#contract/admin/work-notes.ts'
import { messages } from '#contract/collections/messages.ts'
import { forgetOldTold } from '#server/features/notifications/told.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { joinStaff } from '#tests/support/join-staff.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

type Staff = Awaited<ReturnType<typeof joinStaff>>

describe.each(anyDatabase)('notes of staff, on %s', (kind) => {
  let server: TestServer
  let owner: Awaited<ReturnType<typeof createStaffClient>>
  let mona: Staff
  let omar: Staff
  let buyer: Staff
  let auditor: Staff
  let path: string
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    owner = await createStaffClient(server)
    mona = await joinStaff(server, 'Mona', 'sales')
    omar = await joinStaff(server, 'Omar', 'sales')
    buyer = await joinStaff(server, 'Badr', 'procurement')
    auditor = await joinStaff(server, 'Aya', 'auditor')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    for (const table of ['messages', 'tellings', 'audit_entries', 'taken_places'] as const)
      await server.db.deleteFrom(table).execute()
    const sent = await sendForm(server.app, 'SendMessage', Object.entries(sampleMessage))
    path = `/Admin/messages/${sent.json<{ data: { id: string } }>().data.id}`
  })

  const add = (text: string, { ask } = mona, { key = randomUUID(), how = 'note' } = {}) =>
    ask('POST', `${path}/notes`, { kind: how, text }, { key })
  const notes = async ({ ask } = mona) => {
    const answer = await ask('GET', `${path}/notes`)
    return z.parse(noteCallsOf(messages).list.output, answer.json()).data
  }
  const told = async ({ ask }: Staff) => {
    const answer = await ask('GET', '/Admin/notifications')
    return z.parse(listNotifications.output, answer.json()).data.told
  }

  // WORK-6
  it('are written by those whose work it is, and read by those who may read the record', async () => {
    expect((await add('  Called twice\n')).statusCode).toBe(201)
    expect((await add('', omar, { how: 'phone' })).statusCode).toBe(201)
    expect(await notes(auditor)).toMatchObject([
      { kind: 'phone', author: 'Omar', authorId: omar.id, text: '' },
      { kind: 'note', author: 'Mona', authorId: mona.id, text: 'Called twice' },
    ])
    for (const { ask } of [buyer, auditor])
      expect((await ask('POST', `${path}/notes`, { kind: 'note', text: 'x' })).statusCode).toBe(403)
    expect((await buyer.ask('GET', `${path}/notes`)).statusCode).toBe(403)
    const elsewhere = `/Admin/messages/${randomUUID()}/notes`
    expect((await mona.ask('GET', elsewhere)).statusCode).toBe(404)
    expect((await mona.ask('POST', elsewhere, { kind: 'note', text: 'x' })).statusCode).toBe(404)
  })

  // WORK-6
  it.each([
    [{ kind: 'note', text: ' ' }, 'This field is required'],
    [{ kind: 'note', text: '✓'.repeat(2001) }, 'The text is too long'],
    [{ kind: 'letter', text: 'x' }, 'This value is not valid'],
  ])('%j is refused', async (body, message) => {
    const refused = await mona.ask('POST', `${path}/notes`, body)
    expect(refused.statusCode).toBe(400)
    expect(Object.values(refused.json().errors).flat()).toEqual([message])
    expect((await add('✓'.repeat(2000))).statusCode).toBe(201)
  })

  // WORK-9
  it('are stored once under their key, also when sent twice at once or after they were removed', async () => {
    const key = randomUUID()
    const sent = await Promise.all([add('Once', mona, { key }), add('Once', mona, { key })])
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const [note] = await notes()
    expect(await notes()).toHaveLength(1)
    expect(sent.map((answer) => answer.json<{ data: { id: string } }>().data.id)).toEqual([
      note?.id,
      note?.id,
    ])
    expect((await add('Twice', mona, { key })).statusCode).toBe(422)
    await mona.ask('DELETE', `/Admin/messages/notes/${note?.id}`)
    const late = await add('Once', mona, { key })
    expect([late.statusCode, late.json()]).toEqual([201, { data: null }])
    expect(await notes()).toEqual([])
  })

  // WORK-7, AUDIT-4
  it('are removed by their author or an owner, and the trail keeps nothing of the text', async () => {
    await add('A secret of the visitor')
    await add('Another secret')
    const [second, first] = await notes()
    expect((await omar.ask('DELETE', `/Admin/messages/notes/${first?.id}`)).statusCode).toBe(403)
    expect((await mona.ask('DELETE', `/Admin/vendors/notes/${first?.id}`)).statusCode).toBe(403)
    expect((await mona.ask('DELETE', `/Admin/messages/notes/${first?.id}`)).statusCode).toBe(200)
    expect((await mona.ask('DELETE', `/Admin/messages/notes/${first?.id}`)).statusCode).toBe(404)
    expect((await owner('DELETE', `/Admin/messages/notes/${second?.id}`)).statusCode).toBe(200)
    const log = await owner('GET', '/Admin/audit-log?action=noteRemoved')
    expect(log.json().data.data).toMatchObject([
      {
        collection: 'messages',
        recordId: path.split('/').at(-1),
        userEmail: 'admin@nasaem.example',
      },
      { collection: 'messages', userEmail: 'mona@nasaem.example' },
    ])
    const kept = await server.db.selectFrom('audit_entries').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('secret')
  })

  // WORK-6
  it('go with a deleted record and come back with it', async () => {
    await add('Keep me')
    await owner('DELETE', path, undefined, { version: 1 })
    expect((await mona.ask('GET', `${path}/notes`)).statusCode).toBe(404)
    expect((await owner('POST', `${path}/restore`)).statusCode).toBe(200)
    expect(await notes()).toMatchObject([{ text: 'Keep me', author: 'Mona' }])
  })

  // WORK-8
  it('tell those whom they mention, until they have seen it', async () => {
    await add('@Omar and @mona, please; not @Badr', mona)
    expect(await told(mona)).toEqual([])
    expect(await told(buyer)).toEqual([])
    const [telling] = await told(omar)
    expect(telling).toMatchObject({ kind: 'mentioned', by: 'Mona', name: 'سارة أحمد' })
    const seen = { collections: [], until: new Date().toISOString(), told: [telling?.id] }
    await mona.ask('POST', '/Admin/notifications/seen', seen)
    expect(await told(omar)).toHaveLength(1)
    await omar.ask('POST', '/Admin/notifications/seen', seen)
    expect(await told(omar)).toEqual([])
  })

  // WORK-8
  it('an assignment by somebody else is told, one’s own is not', async () => {
    const save = ({ ask }: Staff, assigneeId: string, version: number) =>
      ask('PUT', path, { status: 'new', notes: '', assigneeId }, { version })
    await save(mona, mona.id, 1)
    await save(mona, omar.id, 2)
    await save(mona, omar.id, 3)
    expect(await told(mona)).toEqual([])
    expect(await told(omar)).toMatchObject([{ kind: 'assigned', by: 'Mona' }])
    // A record that is gone is told of no more.
    await owner('DELETE', path, undefined, { version: 4 })
    expect(await told(omar)).toEqual([])
  })

  // WORK-8
  it('what nobody opens is told for 90 days', async () => {
    await add('@Omar, please', mona)
    const daysAgo = (days: number) => {
      const at = new Date(Date.now() - days * 24 * 3_600_000).toISOString()
      return sql`update tellings set created_at = ${at}`.execute(server.db)
    }
    await daysAgo(89)
    await forgetOldTold(server.db)
    expect(await told(omar)).toHaveLength(1)
    await daysAgo(91)
    await forgetOldTold(server.db)
    expect(await told(omar)).toEqual([])
  })
})
