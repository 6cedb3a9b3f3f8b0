import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayRead, mayWrite, roles, type Role } from '#contract/roles.ts'
import { toJson, toTime } from '#server/db/column-values.ts'
import { auditChange } from '#server/collections/audit.ts'
import { stores } from '#server/features/admin/stores.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { type RegisteredRoute, withRoutes } from '#tests/support/registered-routes.ts'
import { account, call, createAccount, signIn } from '#tests/support/session-client.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { submitApplication, submitVendor } from '#tests/support/sample-submissions.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

type Verb = 'reads' | 'writes' | '-'

/** The table of the rules: what each role may do with each collection. */
const table = new Map(
  readFileSync('docs/rules/roles.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', ...cells]) => [name, cells.slice(0, roles.length) as Verb[]]),
)

const anyOther = 'any other collection'
const rowOf = (name: string) => table.get(name) ?? table.get(anyOther)

/** The parts of the admin API that answer every role, with the records that it may read. */
const forAll = ['audit', 'dashboard', 'notifications', 'files', 'exports']

const nobody = '00000000-0000-4000-8000-000000000000'

describe.each(anyDatabase)('roles on %s', (kind) => {
  let server: TestServer
  let token: string
  let routes: RegisteredRoute[]

  beforeAll(async () => {
    ;({ server, routes } = await withRoutes(() => createTestServer(kind)))
    await createAccount(server.db)
    token = (await signIn(server.app)).accessToken
  })
  afterAll(() => server.close())

  const hold = (...held: Role[]) =>
    server.db
      .updateTable('users')
      .set({ roles: toJson(held) })
      .execute()
  const ask = (method: string, path: string, body?: object) =>
    call(server.app, method as 'GET', path, body, { token, headers: { 'if-match': '1' } })

  it('are the columns of the table, which names all that is served but the usual collections', () => {
    expect(table.get('collection')).toEqual(roles)
    const heads = ['collection', anyOther]
    const named = [...table.keys()].filter((name) => !heads.includes(name))
    const served = routes.flatMap(({ url }) => /^\/api\/Admin\/([^/]+)/.exec(url)?.[1] ?? [])
    expect(served).toEqual(expect.arrayContaining(named))
    const unnamed = served.filter((name) => !forAll.includes(name) && !named.includes(name))
    expect(stores.map(({ collection }) => collection.name)).toEqual(expect.arrayContaining(unnamed))
  })

  // ROLE-1, ROLE-2, ROLE-3
  it.each(roles)('of %s are held at every admin route, by the table of the rules', async (role) => {
    await hold(role)
    const column = roles.indexOf(role)
    const seen: string[] = []
    for (const { method, url } of routes.filter(({ url }) => url.startsWith('/api/Admin/'))) {
      const name = url.split('/')[3] ?? ''
      const verb = rowOf(name)?.[column]
      const isReading = ['GET', 'HEAD'].includes(method)
      const isAllowed =
        forAll.includes(name) || verb === 'writes' || (isReading && verb === 'reads')
      const path = url.replace('/api', '').replace(':id', nobody)
      const response = await ask(method, path, isReading || method === 'DELETE' ? undefined : {})
      seen.push(`${method} ${url} ${response.statusCode === 403 ? 'refused' : 'let in'}`)
      expect(seen.at(-1)).toBe(`${method} ${url} ${isAllowed ? 'let in' : 'refused'}`)
      if (!isAllowed && method !== 'HEAD') expect(response.json().code).toBe('forbidden')
    }
    expect(seen.length).toBeGreaterThan(100)
  })

  // ROLE-1
  it('add up', async () => {
    await hold('sales', 'procurement')
    expect((await ask('GET', '/Admin/messages')).statusCode).toBe(200)
    expect((await ask('GET', '/Admin/vendors')).statusCode).toBe(200)
    expect((await ask('GET', '/Admin/associated-jobs')).statusCode).toBe(403)
    expect((await ask('GET', '/Auth/MyProfile')).json().data.roles).toEqual([
      'sales',
      'procurement',
    ])
  })

  // ROLE-2
  it.each([
    ['ar', 'صلاحياتك لا تسمح بذلك. يمكن لمالك لوحة التحكم تعديلها.'],
    ['en', 'Your roles do not allow this. An owner of the back office can change them.'],
  ])('are told of in %s where they do not suffice', async (language, message) => {
    await hold('sales')
    const response = await call(server.app, 'GET', '/Admin/frames', undefined, { token, language })
    expect(response.json()).toEqual({ message, code: 'forbidden' })
  })

  // ROLE-4
  it('decide what the audit trail, the dashboard and the notifications tell', async () => {
    const { id: userId } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', account.email)
      .executeTakeFirstOrThrow()
    await server.db.transaction().execute(async (transaction) => {
      for (const { collection } of stores)
        await auditChange(transaction, {
          userId,
          collection: collection.name,
          action: 'save',
          recordId: randomUUID(),
          recordVersion: 1,
          before: {},
          after: {},
        })
    })
    await addSubmissions()
    for (const [column, role] of roles.entries()) {
      await hold(role)
      const readable = stores
        .map(({ collection }) => collection.name)
        .filter((name) => rowOf(name)?.[column] !== '-')
      const trail = (await ask('GET', '/Admin/audit?pageSize=100')).json().data.data
      const told = new Set(trail.map(({ collection }: { collection: string }) => collection))
      expect(told).toEqual(new Set(readable))
      for (const { collection } of stores) {
        const one = await ask('GET', `/Admin/audit?collection=${collection.name}`)
        expect([role, collection.name, one.statusCode]).toEqual([
          role,
          collection.name,
          readable.includes(collection.name) ? 200 : 403,
        ])
      }
      const dashboard = (await ask('GET', '/Admin/dashboard')).json().data
      for (const part of ['submissions', 'completeness', 'activity'])
        for (const { collection } of dashboard[part]) expect(readable).toContain(collection)
      const submitted = ['messages', 'associated-jobs', 'vendors'].filter((name) =>
        readable.includes(name),
      )
      expect(
        dashboard.submissions
          .map(({ collection }: { collection: string }) => collection)
          .toSorted(),
      ).toEqual(submitted.toSorted())
      expect(dashboard.expiringCount).toBe(readable.includes('vendors') ? 1 : 0)
      const { counts, latest } = (await ask('GET', '/Admin/notifications')).json().data
      expect(
        Object.keys(counts)
          .filter((name) => counts[name] > 0)
          .toSorted(),
      ).toEqual(submitted.toSorted())
      expect(new Set(latest.map(({ collection }: { collection: string }) => collection))).toEqual(
        new Set(submitted),
      )
    }
  })

  // ROLE-4
  it('decide who may take a change back, by its collection', async () => {
    const entries = await server.db
      .selectFrom('audit_entries')
      .select(['id', 'collection'])
      .where('action', '=', 'save')
      .execute()
    expect(entries.length).toBeGreaterThan(15)
    for (const [column, role] of roles.entries()) {
      await hold(role)
      for (const { id, collection } of entries) {
        const response = await ask('POST', `/Admin/audit/${id}/restore`)
        const isAllowed = rowOf(collection)?.[column] === 'writes'
        // The record of the entry is not there.
        expect([role, collection, response.statusCode]).toEqual([
          role,
          collection,
          isAllowed ? 404 : 403,
        ])
      }
    }
  })

  // ROLE-5
  it('decide who is handed a visitor’s file', async () => {
    const cv = await addFile()
    const profile = await addFile()
    const paper = await addFile()
    const forgotten = await addFile()
    await server.db.updateTable('applications').set({ cv_file_id: cv }).execute()
    await server.db.updateTable('vendors').set({ profile_file_id: profile }).execute()
    await server.db.updateTable('vendor_documents').set({ file_id: paper }).execute()
    const opened = async (role: Role): Promise<string[]> => {
      await hold(role)
      const answers: string[] = []
      for (const id of [cv, profile, paper, forgotten])
        answers.push((await ask('GET', `/Admin/files/${id}`)).json().code)
      return answers
    }
    // Nothing lies on the disk: who is let in is told so.
    const [yes, no] = ['file_missing', 'forbidden']
    expect(await opened('owner')).toEqual([yes, yes, yes, yes])
    expect(await opened('auditor')).toEqual([yes, yes, yes, yes])
    expect(await opened('recruiter')).toEqual([yes, no, no, no])
    expect(await opened('procurement')).toEqual([no, yes, yes, no])
    expect(await opened('sales')).toEqual([no, no, no, no])
    expect(await opened('editor')).toEqual([no, no, no, no])
  })

  async function addFile(): Promise<string> {
    const id = randomUUID()
    const row = {
      id,
      name: 'cv.pdf',
      kind: 'pdf',
      size: 1,
      sha256: '',
      created_at: toTime(new Date()),
    }
    await server.db.insertInto('private_files').values(row).execute()
    return id
  }

  async function addSubmissions(): Promise<void> {
    const applicant = { fullName: 'سارة', dob: '1995-02-28', nationality: 'EG' }
    await submitApplication(server.app, applicant)
    await submitVendor(server.app)
    await server.db.updateTable('vendor_documents').set({ expiry_date: '2020-01-01' }).execute()
    const sent = await sendForm(server.app, 'SendMessage', Object.entries(sampleMessage))
    expect(sent.statusCode).toBe(201)
  }
})

// ROLE-4: deleting a record tells what hangs on it.
it.each(stores)('whoever may change $collection.name may read what hangs on it', (store) => {
  const hanging = [...(store.parts ?? []), ...(store.referrers ?? [])]
  for (const role of roles.filter((one) => mayWrite([one], store.collection.description)))
    for (const { store: other } of hanging)
      expect([role, mayRead([role], other.collection.description)]).toEqual([role, true])
})
