import { once } from 'node:events'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { request, type ClientRequest } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTime } from '#server/db/column-values.ts'
import { incomingFolder } from '#server/files/file-folders.ts'
import { fullRun } from '#tests/support/full-run.ts'
import { anyDatabase, createTestDatabase } from '#tests/support/databases.ts'
import { encodeForm, type FormPart } from '#tests/support/encode-form.ts'
import { listPrivateFiles, readStored } from '#tests/support/private-files.ts'
import { runApiProcess } from '#tests/support/run-api-process.ts'
import { blobOf, pdf, pdfOf } from '#tests/support/sample-files.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const megabyte = 1024 * 1024
const fields = { fullName: 'سارة أحمد', dob: '1995-02-28', nationality: 'EG' }
const withCv = (bytes: Buffer): FormPart[] => [
  ...Object.entries(fields),
  ['cv', blobOf(bytes), 'سيرة.pdf'],
]

/** Begins to send a form over a real connection and stops half-way through its file. */
async function sendHalf(address: string): Promise<ClientRequest> {
  const { payload, contentType } = await encodeForm(withCv(pdfOf(3 * megabyte)))
  const sending = request(`${address}/api/Home/SubmitCV`, {
    method: 'POST',
    headers: { 'content-type': contentType, 'content-length': payload.length },
  })
  sending.on('error', () => undefined)
  sending.write(payload.subarray(0, payload.length / 2))
  return sending
}

/** Makes a file look as though its last byte came an hour ago. */
async function age(folder: string, names: string[]): Promise<void> {
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000)
  for (const name of names) await utimes(path.join(folder, name), hourAgo, hourAgo)
}

describe.each(anyDatabase)('interrupted uploads on %s', (kind) => {
  let server: TestServer
  let address: string
  let dataDir: string
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    dataDir = server.config.dataDir
    address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  const listFiles = () => listPrivateFiles(server)
  const countRows = async () => [
    (await server.db.selectFrom('applications').select('id').execute()).length,
    (await server.db.selectFrom('private_files').select('id').execute()).length,
    (await server.db.selectFrom('submission_keys').select('key').execute()).length,
  ]

  async function submit(bytes: Buffer, payloadLength?: number) {
    const { payload, contentType } = await encodeForm(withCv(bytes))
    return server.app.inject({
      method: 'POST',
      url: '/api/Home/SubmitCV',
      headers: { 'content-type': contentType, 'x-lang': 'en' },
      payload: payload.subarray(0, payloadLength),
    })
  }

  // FILE-7
  it('stores nothing of an upload whose connection breaks half-way', async () => {
    const before = [await countRows(), await listFiles()]
    const sending = await sendHalf(address)
    await expect.poll(async () => (await listFiles()).incoming).toHaveLength(1)
    sending.destroy()
    await expect.poll(async () => (await listFiles()).incoming).toEqual([])
    expect([await countRows(), await listFiles()]).toEqual(before)
  })

  it.each([150, 400, 600, 100_000])('refuses a form that ends after %i bytes', async (length) => {
    const before = [await countRows(), await listFiles()]
    const response = await submit(pdfOf(200_000), length)
    expect(response.statusCode).toBe(400)
    expect(response.json().code).toBe('bad_request')
    expect([await countRows(), await listFiles()]).toEqual(before)
  })

  it('tells a browser that a file is too large, though it has more to send', async () => {
    const { payload, contentType } = await encodeForm(withCv(pdfOf(30 * megabyte)))
    const response = await fetch(`${address}/api/Home/SubmitCV`, {
      method: 'POST',
      headers: { 'content-type': contentType, 'x-lang': 'en' },
      body: new Uint8Array(payload),
    })
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toEqual({ cv: ['This file is larger than 5 MB'] })
    expect((await listFiles()).incoming).toEqual([])
  })

  it('refuses a form announced as enormous before it is sent', async () => {
    const sending = request(`${address}/api/Home/SubmitCV`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 10_000 * megabyte,
      },
    })
    sending.flushHeaders()
    const [response] = await once(sending, 'response')
    expect(response.statusCode).toBe(413)
    sending.on('error', () => undefined)
    sending.destroy()
  })

  it('leaves a file to upkeep when storing fails, and takes the retry', async () => {
    await server.db.schema.alterTable('applications').renameTo('applications_away').execute()
    const failed = await submit(pdf)
    await server.db.schema.alterTable('applications_away').renameTo('applications').execute()
    expect(failed.statusCode).toBe(500)
    expect(failed.json().code).toBe('server_error')
    const { incoming, kept } = await listFiles()
    expect(incoming).toHaveLength(1)
    expect((await submit(pdf)).statusCode).toBe(201)
    expect((await listFiles()).kept).toHaveLength(kept.length + 1)

    await server.files.reconcile()
    expect((await listFiles()).incoming).toEqual(incoming)
    await age(incomingFolder(dataDir), incoming)
    await server.files.reconcile()
    expect((await listFiles()).incoming).toEqual([])
  })

  // FILE-7
  it('moves a file whose row was committed before a crash to its place', async () => {
    const id = '0a1b2c3d-0000-4000-8000-000000000000'
    const row = { id, name: 'سيرة.pdf', kind: 'pdf', size: pdf.length, sha256: '' }
    await server.db
      .insertInto('private_files')
      .values({ ...row, created_at: toTime(new Date()) })
      .execute()
    await writeFile(path.join(incomingFolder(dataDir), id), pdf)
    await age(incomingFolder(dataDir), [id])
    await Promise.all([server.files.reconcile(), server.files.reconcile()])
    // PostgreSQL has it by then, and nobody needs it here any more.
    await age(incomingFolder(dataDir), await readdir(incomingFolder(dataDir)))
    await server.files.reconcile()
    expect((await listFiles()).incoming).toEqual([])
    expect((await readStored(server.files, 'private', id)).equals(pdf)).toBe(true)
  })
})

describe.each(anyDatabase)('a process killed in an upload on %s', { timeout: 60_000 }, (kind) => {
  // FILE-7
  it('leaves what the next start cleans away', fullRun, async () => {
    const database = await createTestDatabase(kind)
    const { dataDir, databaseUrl } = database
    const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SAMPLE_CONTENT: 'false' }
    const first = runApiProcess(environment)
    await sendHalf(await first.ready)
    const listIncoming = () => readdir(incomingFolder(dataDir))
    await expect.poll(listIncoming).toHaveLength(1)
    first.stop('SIGKILL')
    await first.ended

    await age(incomingFolder(dataDir), await listIncoming())
    const second = runApiProcess(environment)
    await second.ready
    expect(await listIncoming()).toEqual([])
    const db = await database.open()
    expect(await db.selectFrom('applications').select('id').execute()).toEqual([])
    expect(await db.selectFrom('stored_files').select('name').execute()).toEqual([])
    await db.destroy()
    second.stop('SIGTERM')
    expect(await second.ended).toBe(0)
    await database.remove()
  })
})
