import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CFB } from 'xlsx'
import type { LogEntry } from '#contract/admin/audit.ts'
import type { Held } from '#contract/admin/persons.ts'
import { toJson } from '#server/db/column-values.ts'
import { hanging } from '#server/features/persons/erase-person.ts'
import { finishErasures } from '#server/features/persons/finish-erasures.ts'
import { storeMail } from '#server/mail/mail-queue.ts'
import { areaFolder } from '#server/files/file-folders.ts'
import { variantsOf } from '#tests/support/variants-of.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { listPrivateFiles } from '#tests/support/private-files.ts'
import { blobOf, pdf } from '#tests/support/sample-files.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { sampleVendor } from '#tests/support/sample-vendor.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { mailPart, sentMails } from '#tests/support/sent-mails.ts'
import { account, createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const email = 'sara.ahmed@elsewhere.example'
const phone = '+201012345678'
const name = 'Sara Elmasry'
const other = { email: 'mona@elsewhere.example', name: 'Mona Salem', phone: '+966512345678' }

describe.each(anyDatabase)('the data of a person on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeEach(async () => {
    server = await createTestServer(kind, { empty: true })
    staff = await createStaffClient(server)
  })
  afterEach(() => server.close())

  const send = async (
    callName: string,
    fields: Record<string, string>,
    files: Record<string, string> = {},
    key: string = randomUUID(),
  ): Promise<string> => {
    const parts = Object.entries(files).map(
      ([field, fileName]) => [field, blobOf(pdf), fileName] as [string, Blob, string],
    )
    const sent = await sendForm(server.app, callName, [...Object.entries(fields), ...parts], {
      key,
      language: 'en',
    })
    expect(sent.statusCode, sent.body).toBe(201)
    return sent.json<{ data: { id: string } }>().data.id
  }
  const message = (fields: Record<string, string> = {}, key?: string) =>
    send(
      'SendMessage',
      { ...sampleMessage, Name: name, Email: email, PhoneNumber: phone, ...fields },
      {},
      key,
    )
  const apply = (fields: Record<string, string>) =>
    send(
      'SubmitCV',
      { fullName: name, dob: '1995-02-28', nationality: 'EG', ...fields },
      { cv: `${name}.pdf` },
    )
  const register = (fields: Record<string, string>) =>
    send(
      'RegisterVendor',
      {
        ...sampleVendor,
        nameEn: name,
        contactPerson: name,
        commercialRegisterNumber: 'CR-100',
        commercialRegisterIssueDate: '2020-01-01',
        commercialRegisterExpiryDate: '2030-01-01',
        ...fields,
      },
      { commercialRegisterFile: 'register.pdf', profile: `${name} profile.pdf` },
    )
  const mona = () => message({ Name: other.name, Email: other.email, PhoneNumber: other.phone })
  const remove = (collection: string, id: string) =>
    staff('DELETE', `/Admin/${collection}/${id}`, undefined, { version: 1 })
  const ask = (what: string, body: object) => staff('POST', `/Admin/persons/${what}`, body)
  const find = async (who: string) => {
    const answer = await ask('find', { who })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ data: Held }>().data
  }
  const idsOf = async (who: string) => (await find(who)).records.map(({ id }) => id).toSorted()
  const log = async (action: string) =>
    (await staff('GET', `/Admin/audit-log?action=${action}`)).json<{ data: { data: LogEntry[] } }>()
      .data.data

  /** Everything that the product holds anywhere, as texts. */
  async function allTexts(): Promise<string> {
    const tables = await server.db.introspection.getTables()
    const rows: unknown[] = []
    for (const table of tables)
      rows.push(
        table.name,
        (await sql`select * from ${sql.table(table.name)}`.execute(server.db)).rows,
      )
    for (const { content } of await server.db.selectFrom('file_parts').select('content').execute())
      rows.push(content.toString())
    const { dataDir } = server.config
    const files = await readdir(dataDir, { recursive: true, withFileTypes: true })
    for (const file of files.filter((one) => one.isFile()))
      rows.push(file.name, await readFile(path.join(file.parentPath, file.name), 'utf8'))
    const mails = await sentMails(server)
    rows.push(
      ...mails.flatMap((mail) => ['text/plain', 'text/html'].map((type) => mailPart(mail, type))),
    )
    return JSON.stringify(rows)
  }

  /** A person with everything that there can be of one, and another one. */
  async function fill() {
    const key = randomUUID()
    const ids = [
      await message({}, key),
      await message({ MessageContent: 'Deleted since, as are other messages.' }),
      await apply({ email, phone: '' }),
      await apply({ email: 'other@elsewhere.example', phone: '0020 101 234 5678' }),
      await register({ email, phone: '+966501234567' }),
      await register({ email: 'office@elsewhere.example', phone: '٠١٠١٢٣٤٥٦٧٨' }),
    ] as const
    const [, deleted, application, , , vendor] = ids
    const monas = await mona()
    await staff(
      'PUT',
      `/Admin/associated-jobs/${application}`,
      { stage: 'new', refusalReason: '', notes: `${name} called` },
      { version: 1 },
    )
    const noted = await staff(
      'POST',
      `/Admin/associated-jobs/${application}/notes`,
      { kind: 'note', text: `${name} was rung up` },
      { key: randomUUID() },
    )
    expect(noted.statusCode, noted.body).toBe(201)
    const replied = await staff('POST', `/Admin/messages/${deleted}/notes`, {
      kind: 'email',
      text: `${name} has an answer`,
      reply: { subject: `About ${name}`, language: 'en', answered: false },
    })
    expect(replied.statusCode, replied.body).toBe(201)
    await remove('messages', deleted)
    await remove('vendors', vendor)
    for (const collection of ['messages', 'associated-jobs', 'vendors'])
      expect((await staff('GET', `/Admin/${collection}?search=sara`)).statusCode).toBe(200)
    for (const id of (await listPrivateFiles(server)).kept)
      expect((await staff('GET', `/Admin/files/${id}`)).statusCode).toBe(200)
    return { ids, monas, key }
  }

  async function addMails() {
    const from = { name: 'Nasaem', address: 'office@nasaem.example' }
    const { reference } = await server.db
      .selectFrom('messages')
      .select('reference')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const line = `\u2068${name}\u2069, reference \u2066${reference}\u2069`
    const to = { name: 'Owner', address: account.email }
    const news = { from, to, text: `${line}\r\n\u2068Mona Salem\u2069`, html: `<p>${line}</p>` }
    await storeMail(server.db, { ...news, subject: 'New messages: 2' })
    await storeMail(server.db, { ...news, subject: `New message from ${name}` })
    const own = { address: 'Sara.Ahmed@Elsewhere.example', name }
    await storeMail(server.db, { from, to: own, subject: 'Hello', text: 'Secret', html: 'Secret' })
  }

  // PERSON-1
  it('is found by a whole address or number, however it is written, and is nobody else’s', async () => {
    const { ids, monas } = await fill()
    const [first, deleted, application, byPhone, vendor, deletedVendor] = ids
    const byEmail = [first, deleted, application, vendor].toSorted()
    expect(await idsOf(email)).toEqual(byEmail)
    expect(await idsOf(' SARA.Ahmed@Elsewhere.EXAMPLE ')).toEqual(byEmail)
    const called = [first, deleted, byPhone, deletedVendor].toSorted()
    for (const written of [
      phone,
      '00201012345678',
      '٠٠٢٠ ١٠١ ٢٣٤ ٥٦٧٨',
      '010 1234-5678',
      '201012345678',
    ])
      expect([written, await idsOf(written)]).toEqual([written, called])
    expect(await idsOf(other.email)).toEqual([monas])
    for (const none of [
      'ahmed@elsewhere.example',
      'sara_ahmed@elsewhere.example',
      '+20101234567',
      '1012345678',
      '+9661012345678',
    ])
      expect([none, await idsOf(none)]).toEqual([none, []])
    for (const part of [
      'sara.ahmed',
      'elsewhere.example',
      '@',
      '%',
      '12345678',
      name,
      '',
      'x'.repeat(300),
    ]) {
      const refused = await ask('find', { who: part })
      expect([part, refused.statusCode, refused.json().errors]).toEqual([
        part,
        400,
        { who: ['Enter a whole email address or a whole phone number'] },
      ])
    }
  })

  // PERSON-1
  it('is listed with files, history and mails', async () => {
    await fill()
    await server.db.deleteFrom('outgoing_mails').execute()
    await addMails()
    const held = await find(email)
    expect(held).toMatchObject({ files: 3, mails: 3, hasAccount: false })
    expect(held.history).toBeGreaterThan(4)
    expect(held.records).toHaveLength(4)
    expect(held.records.find(({ isDeleted }) => isDeleted)).toMatchObject({
      collection: 'messages',
      name,
      email,
      phone,
      files: 0,
    })
    expect(await find(account.email)).toMatchObject({ records: [], hasAccount: true })
  })

  // PERSON-2, PERSON-3
  it('is exported as an archive of records and files, of which the trail names nobody', async () => {
    const { ids } = await fill()
    await addMails()
    const answer = await ask('export', { who: email })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
    })
    expect(answer.headers['content-disposition']).toMatch(/personal-data-[\d-]+\.zip$/)
    // Another reader of archives than the one that wrote it.
    const archive = CFB.read(answer.rawPayload, { type: 'buffer' })
    const contentOf = (entry: string) =>
      Buffer.from(CFB.find(archive, `/${entry}`)?.content as Uint8Array)
    const person = JSON.parse(contentOf('person.json').toString())
    expect(person.person).toEqual({ email })
    expect(person.records.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [ids[0], ids[1], ids[2], ids[4]].toSorted(),
    )
    const [application] = person.records.filter(({ id }: { id: string }) => id === ids[2])
    expect(application).toMatchObject({
      collection: 'associated-jobs',
      fullName: name,
      dob: '1995-02-28',
      notes: `${name} called`,
      followUp: [{ kind: 'note', text: `${name} was rung up` }],
      deletedAt: null,
      history: [{ action: 'save', after: { notes: `${name} called` } }, { action: 'download' }],
      files: [{ name: `${name}.pdf` }],
    })
    const deleted = person.records.find(({ id }: { id: string }) => id === ids[1])
    expect(deleted.followUp).toMatchObject([
      { kind: 'email', subject: `About ${name}`, text: `${name} has an answer` },
    ])
    const vendor = person.records.find(({ id }: { id: string }) => id === ids[4])
    expect(vendor.documents).toMatchObject([{ type: 'commercialRegister', number: 'CR-100' }])
    expect(vendor.files).toHaveLength(2)
    for (const { path: entry } of [...application.files, ...vendor.files])
      expect(contentOf(entry).equals(pdf)).toBe(true)
    // Three confirm what the person sent, one is a reply.
    expect(person.mails).toHaveLength(5)
    expect(person.mails.at(-1)).toMatchObject({ subject: 'Hello' })
    for (const secret of ['Secret', 'Mona', account.email, other.email])
      expect(contentOf('person.json').toString()).not.toContain(secret)
    expect(await log('personExported')).toMatchObject([
      { userEmail: account.email, collection: 'persons', details: { rows: 4, file: '' } },
    ])
    const told = toJson(
      await server.db
        .selectFrom('audit_entries')
        .selectAll()
        .where('action', '=', 'personExported')
        .execute(),
    )
    for (const part of ['sara', 'Sara']) expect(told).not.toContain(part)

    const { cv_file_id: cv } = await server.db
      .selectFrom('applications')
      .select('cv_file_id')
      .where('id', '=', ids[2])
      .executeTakeFirstOrThrow()
    await server.files.remove('private', cv ?? '')
    const later = CFB.read((await ask('export', { who: email })).rawPayload, { type: 'buffer' })
    expect(
      Buffer.from(CFB.find(later, '/person.json')?.content as Uint8Array).toString(),
    ).toContain('"path": null')
  })

  // PERSON-3, PERSON-4, PERSON-5
  it('is erased everywhere, and nothing of anybody else is', async () => {
    const { ids, monas } = await fill()
    // Some mails are written to the disk, a reply and three that confirm what was sent among them; others wait.
    await addMails()
    await server.app.deliverMails()
    await addMails()
    expect((await find(email)).mails).toBe(10)
    const before = await allTexts()
    for (const part of [email, name]) expect(before).toContain(part)
    const untouched = await ask('erase', { who: email, records: 3 })
    expect([untouched.statusCode, untouched.json().code]).toEqual([409, 'held_changed'])
    expect(await idsOf(email)).toHaveLength(4)

    const erased = await ask('erase', { who: email, records: 4 })
    expect(erased.json()).toEqual({ data: { records: 4, filesLeft: 0 } })
    expect(await find(email)).toEqual({
      records: [],
      files: 0,
      history: 0,
      mails: 0,
      hasAccount: false,
    })
    expect(await allTexts()).not.toContain(email)
    // Records that have the number alone are found by it.
    expect(await idsOf(phone)).toEqual([ids[3], ids[5]].toSorted())
    expect((await ask('erase', { who: phone, records: 2 })).json().data.records).toBe(2)

    const left = await allTexts()
    for (const part of [
      email,
      name,
      'sara',
      '1012345678',
      'CR-100',
      'called',
      'rung up',
      'an answer',
    ])
      expect([part, left.includes(part)]).toEqual([part, false])
    expect((await listPrivateFiles(server)).kept).toEqual([])
    expect(await idsOf(other.email)).toEqual([monas])
    for (const part of [other.email, 'New messages: 2']) expect(left).toContain(part)

    expect(
      (await log('personErased'))
        .map(({ details, count, userEmail }) => [details?.rows, count, userEmail])
        .toSorted(),
    ).toEqual([
      [2, 1, account.email],
      [4, 1, account.email],
    ])
    const removed = (await log('remove')).filter(({ recordId }) => recordId === ids[1])
    expect(removed).toMatchObject([{ title: { ar: '', en: '' }, userEmail: account.email }])
    expect((await staff('POST', `/Admin/messages/${ids[1]}/restore`)).statusCode).toBe(404)
    const trail = await staff('GET', `/Admin/audit?recordId=${ids[1]}&collection=messages`)
    expect(trail.json().data.data).toMatchObject([{ before: null, after: null, canRestore: false }])
  })

  // PERSON-6
  it('does not come back with what a device sends again', async () => {
    const { key } = await fill()
    await ask('erase', { who: email, records: 4 })
    await message({}, key)
    expect(await idsOf(email)).toEqual([])
  })

  // PERSON-5
  // PostgreSQL has no folder for them.
  if (kind === 'SQLite')
    it('goes by upkeep where the disk holds on to a file', async () => {
      await apply({ email })
      const { dataDir } = server.config
      const [file = ''] = (await listPrivateFiles(server)).kept
      const place = path.join(areaFolder(dataDir, 'private'), file)
      await rm(place)
      await mkdir(place)
      expect((await ask('erase', { who: email, records: 1 })).json().data).toEqual({
        records: 1,
        filesLeft: 1,
      })
      expect(await idsOf(email)).toEqual([])
      await expect(finishErasures(server.db, server.files)).rejects.toThrow('1 erased files')
      await rm(place, { recursive: true })
      await writeFile(place, pdf)
      // As after a restart.
      await (await server.openServer()).ready()
      expect((await listPrivateFiles(server)).kept).toEqual([])
      expect(await server.db.selectFrom('erased_files').selectAll().execute()).toEqual([])
    })

  // PERSON-4
  it.each(variantsOf(['outgoing_mails', 'audit_entries', 'private_files']))(
    'is whole where %s cannot be written, and erased when it can',
    async (table) => {
      const { ids } = await fill()
      await addMails()
      await sql`alter table ${sql.table(table)} rename to away`.execute(server.db)
      expect((await ask('erase', { who: email, records: 4 })).statusCode).toBe(500)
      await sql`alter table away rename to ${sql.table(table)}`.execute(server.db)
      expect(await idsOf(email)).toEqual([ids[0], ids[1], ids[2], ids[4]].toSorted())
      expect((await listPrivateFiles(server)).kept).toHaveLength(6)
      expect((await ask('erase', { who: email, records: 4 })).statusCode).toBe(200)
      expect(await allTexts()).not.toContain(email)
    },
  )

  // PERSON-4
  it('leaves out no table whose rows hang on a record', async () => {
    const tables = await server.db.introspection.getTables()
    const named = tables
      .filter(({ columns }) => columns.some((column) => column.name === 'record_id'))
      .map((table) => table.name)
    // The trail keeps its rows without contents; former addresses are of content alone.
    expect(named.toSorted()).toEqual([...hanging, 'audit_entries', 'redirects'].toSorted())
  })

  // PERSON-1, ROLE-1
  it('is nobody’s but an owner’s', async () => {
    for (const role of ['auditor', 'recruiter', 'sales'] as const) {
      await server.db
        .updateTable('users')
        .set({ roles: toJson([role]) })
        .execute()
      for (const what of ['find', 'export', 'erase'])
        expect((await ask(what, { who: email, records: 0 })).statusCode).toBe(403)
    }
  })
})
