import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pictureUrl } from '#contract/picture.ts'
import { toTime } from '#server/db/column-values.ts'
import { bringOver } from '#server/files/bring-over.ts'
import { areaFolder, incomingFolder } from '#server/files/file-folders.ts'
import { builtApi } from '#tests/support/built-api.ts'
import { listStored, readStored } from '#tests/support/private-files.ts'
import { blobOf, pdf, pdfOf } from '#tests/support/sample-files.ts'
import { halves } from '#tests/support/sample-pictures.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { call, createStaffClient, signIn } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'
import { createUploadClient } from '#tests/support/upload-client.ts'

const megabyte = 1024 * 1024
const hourAgo = new Date(Date.now() - 60 * 60 * 1000)

let server: TestServer
beforeEach(async () => {
  server = await createTestServer('PostgreSQL', { empty: true })
})
afterEach(() => server.close())

const mediaOf = (dataDir: string) => areaFolder(dataDir, 'media')

async function uploadSheet(bytes: Buffer): Promise<string> {
  const send = await createUploadClient(server.app)
  const response = await send('data-sheets', [['file', blobOf(bytes), 'a.pdf']])
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ data: { url: string } }>().data.url
}

describe('a machine with a folder of its own', () => {
  // MACHINE-1, MACHINE-2
  it('shows what was uploaded at another one, in the same way', async () => {
    await createStaffClient(server)
    const send = await createUploadClient(server.app)
    const sent = await send('pictures', [
      ['file', blobOf(await halves(400, 200).png().toBuffer()), 'a.png'],
    ])
    const { picture } = sent.json().data
    const other = await server.openMachine()
    const url = pictureUrl(picture, 400, 'webp')
    const [here, there] = [await server.app.inject(url), await other.app.inject(url)]
    expect([here.statusCode, there.statusCode]).toEqual([200, 200])
    expect(there.rawPayload.equals(here.rawPayload)).toBe(true)
    const { date: _, 'x-request-id': _id, ...headers } = here.headers
    expect(there.headers).toMatchObject(headers)
    const range = await other.app.inject({ url, headers: { range: 'bytes=10-19' } })
    expect(range.statusCode).toBe(206)
    expect(range.rawPayload.equals(here.rawPayload.subarray(10, 20))).toBe(true)
    const known = { 'if-none-match': String(here.headers.etag) }
    expect((await other.app.inject({ url, headers: known })).statusCode).toBe(304)
    expect((await other.app.inject('/media/nobody-has-it-40.webp')).statusCode).toBe(404)
    expect((await other.app.inject('/media/%2e%2e/private/a.pdf')).statusCode).toBe(404)
  })

  // MACHINE-1
  it('hands out a CV that was sent to another one, of which no copy stays anywhere', async () => {
    const staff = await createStaffClient(server)
    const other = await server.openMachine()
    const bytes = pdfOf(3 * megabyte)
    const fields = { fullName: 'سارة أحمد', dob: '1995-02-28', nationality: 'EG' }
    const cv = ['cv', blobOf(bytes), 'سيرة.pdf'] as const
    const sent = await sendForm(other.app, 'SubmitCV', [...Object.entries(fields), [...cv]])
    expect(sent.statusCode, sent.body).toBe(201)
    const [id = ''] = await listStored(server.files, 'private')
    const answer = await staff('GET', `/Admin/files/${id}`)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    for (const dataDir of [server.config.dataDir, other.dataDir])
      expect(await readdir(incomingFolder(dataDir))).toEqual([])
  })

  // MACHINE-8
  it('shows a changed text, and refuses an ended session, at its next request', async () => {
    const staff = await createStaffClient(server)
    const { app } = await server.openMachine()
    expect((await app.inject('/api/Home/GetAllDrivers')).json().data).toEqual([])
    const texts = { ar: 'نص جديد', en: 'A new text' }
    const body = { title: texts, description: texts, pictureId: null }
    for (const at of [server.app, app]) {
      const count = (await at.inject('/api/Home/GetAllDrivers')).json().data.length
      expect((await staff('POST', '/Admin/drivers', body, { app: at })).statusCode).toBe(201)
      for (const asked of [app, server.app])
        expect((await asked.inject('/api/Home/GetAllDrivers')).json().data).toHaveLength(count + 1)
    }
    const { accessToken: token } = await signIn(server.app)
    expect((await call(app, 'GET', '/Admin/drivers', undefined, { token })).statusCode).toBe(200)
    await server.db.deleteFrom('session_tokens').execute()
    expect((await call(app, 'GET', '/Admin/drivers', undefined, { token })).statusCode).toBe(401)
  })

  // MACHINE-2
  it('removes the copies that were not used for longest, down to its bound', async () => {
    await createStaffClient(server)
    const urls = [
      await uploadSheet(pdfOf(megabyte)),
      await uploadSheet(pdfOf(megabyte)),
      await uploadSheet(pdfOf(megabyte)),
    ]
    const { app, dataDir } = await server.openMachine({ mediaCache: 3.5 * megabyte })
    const media = mediaOf(dataDir)
    for (const [at, url] of urls.entries()) {
      expect((await app.inject(url)).statusCode).toBe(200)
      const file = path.join(media, path.basename(url))
      const { mtime } = await stat(file)
      await utimes(file, new Date(hourAgo.getTime() + at * 1000), mtime)
    }
    // The first one is used again, so that the second one is the oldest.
    expect((await app.inject(urls[0] ?? '')).statusCode).toBe(200)
    const next = await uploadSheet(pdfOf(megabyte))
    expect((await app.inject(next)).statusCode).toBe(200)
    const names = [urls[0] ?? '', urls[2] ?? '', next].map((url) => path.basename(url))
    expect((await readdir(media)).toSorted()).toEqual(names.toSorted())
    for (const url of urls)
      expect((await app.inject(url)).rawPayload.length).toBeGreaterThanOrEqual(megabyte)
  })

  // MACHINE-1, RUN-8
  it('has its emails written to files by `npm run mails`', async () => {
    await server.files.write('mail', 'a.eml', [Buffer.from('Subject: Hello')])
    const to = path.join(server.config.dataDir, 'mails')
    const env = { ...process.env, DATABASE_URL: server.config.databaseUrl }
    const words = [path.join(path.dirname(builtApi), 'maintain.js'), 'mails', '--to', to]
    const { stdout } = await promisify(execFile)(process.execPath, words, { env })
    expect(stdout).toBe(`1 emails are in ${to}\n`)
    expect(await readFile(path.join(to, 'a.eml'), 'utf8')).toBe('Subject: Hello')
  })

  // MACHINE-3
  it('says that nobody has a file, on no page with a fault of the server', async () => {
    const staff = await createStaffClient(server)
    const id = '0a1b2c3d-0000-4000-8000-000000000000'
    const row = { id, name: 'سيرة.pdf', kind: 'pdf', size: pdf.length, sha256: '' }
    await server.db
      .insertInto('private_files')
      .values({ ...row, created_at: toTime(new Date()) })
      .execute()
    const answer = await staff('GET', `/Admin/files/${id}`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'file_missing'])
  })
})

describe('files that an earlier release has left in DATA_DIR', () => {
  const id = '0a1b2c3d-0000-4000-8000-000000000000'
  const erased = '0a1b2c3d-0000-4000-8000-000000000001'
  const nobodys = '0a1b2c3d-0000-4000-8000-000000000002'
  const bytes = randomBytes(megabyte)

  beforeEach(async () => {
    const { dataDir } = server.config
    const at = toTime(hourAgo)
    const files = {
      media: ['key-40.webp', 'key-40.avif', 'sheet.pdf', 'other-40.webp'],
      private: [id, erased, nobodys],
      mail: ['2026-01-01.eml'],
    }
    await server.app.ready()
    await server.files.write('mail', 'first.eml', [pdf])
    for (const area of ['media', 'private', 'mail'] as const)
      for (const name of files[area]) await put(path.join(areaFolder(dataDir, area), name))
    const picture = { id, key: 'key', width: 40, height: 20, color: '#ffffff', widths: '[40]' }
    await server.db
      .insertInto('pictures')
      .values({ ...picture, focus_x: null, focus_y: null, created_at: at })
      .execute()
    const sheet = { file: 'sheet.pdf', name: 'sheet.pdf', created_at: at }
    await server.db.insertInto('data_sheets').values(sheet).execute()
    const cv = { id, name: 'a.pdf', kind: 'pdf', size: bytes.length, sha256: '', created_at: at }
    await server.db.insertInto('private_files').values(cv).execute()
    await server.db.insertInto('erased_files').values({ id: erased }).execute()
  })

  async function put(file: string): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
    await utimes(file, hourAgo, hourAgo)
  }

  // MACHINE-4
  it('are brought into the database where rows name them, once, also after a start that was cut off', async () => {
    const { dataDir } = server.config
    const stop = new AbortController()
    const aborted = bringOver(server.db, dataDir, {
      throwIfAborted() {
        // In the middle of it.
        if (stop.signal.aborted) throw stop.signal.reason
        stop.abort()
      },
    })
    await expect(aborted).rejects.toThrow('aborted')
    expect(await bringOver(server.db, dataDir)).toBe(4)
    expect(await bringOver(server.db, dataDir)).toBe(0)
    expect(await listStored(server.files, 'media')).toEqual([
      'key-40.avif',
      'key-40.webp',
      'sheet.pdf',
    ])
    expect(await listStored(server.files, 'private')).toEqual([id])
    expect(await listStored(server.files, 'mail')).toEqual(['2026-01-01.eml', 'first.eml'])
    expect((await readStored(server.files, 'private', id)).equals(bytes)).toBe(true)
  })

  // MACHINE-4
  it('leave nothing private there, once no earlier process can need it', async () => {
    const { dataDir } = server.config
    await server.files.reconcile()
    expect((await readdir(areaFolder(dataDir, 'private'))).toSorted()).toEqual([
      id,
      nobodys,
      'incoming',
    ])
    for (const area of ['private', 'mail'] as const)
      for (const name of await readdir(areaFolder(dataDir, area)))
        await utimes(path.join(areaFolder(dataDir, area), name), hourAgo, hourAgo)
    await server.files.reconcile()
    expect((await readdir(areaFolder(dataDir, 'private'))).toSorted()).toEqual([
      nobodys,
      'incoming',
    ])
    expect(await readdir(areaFolder(dataDir, 'mail'))).toEqual([])
    expect(await server.db.selectFrom('erased_files').selectAll().execute()).toEqual([])
  })
})
