import { randomUUID } from 'node:crypto'
import Libsql from 'libsql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseFile } from '#server/db/database.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import type { FormPart } from '#tests/support/encode-form.ts'
import { listPrivateFiles, listStored } from '#tests/support/private-files.ts'
import { blobOf, pdf, pdfOf } from '#tests/support/sample-files.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { halves } from '#tests/support/sample-pictures.ts'
import { sampleVendor } from '#tests/support/sample-vendor.ts'
import { recordFigure } from '#tests/support/record-figure.ts'
import { linkMails } from '#tests/support/sent-mails.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { account, call, createStaffClient } from '#tests/support/session-client.ts'
import { mountSmallDisk } from '#tests/support/small-disk.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'
import { createUploadClient } from '#tests/support/upload-client.ts'

const message: FormPart[] = Object.entries(sampleMessage)
const application: FormPart[] = [
  ...Object.entries({ fullName: 'سارة أحمد', dob: '1995-02-28', nationality: 'EG' }),
  ['cv', blobOf(pdfOf(50_000)), 'سيرة.pdf'],
]
const vendor: FormPart[] = [
  ...Object.entries({
    ...sampleVendor,
    commercialRegisterNumber: 'CR-100',
    commercialRegisterIssueDate: '2020-01-01',
    commercialRegisterExpiryDate: '2030-01-01',
  }),
  ['commercialRegisterFile', blobOf(pdf), 'سجل.pdf'],
]
const driver = {
  title: { ar: 'جديد', en: 'New' },
  description: { ar: 'وصف', en: '' },
  pictureId: null,
}

const disk = await mountSmallDisk(24)

describe.skipIf(!disk)('a full disk (a tmpfs, which needs root)', { timeout: 60_000 }, () => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  let upload: Awaited<ReturnType<typeof createUploadClient>>
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  beforeAll(async () => {
    server = await createTestServer('SQLite', {
      parent: disk?.folder ?? '',
      // Only the disk itself refuses anything here.
      environment: { MIN_FREE_SPACE: '0', LOG_LEVEL: 'error' },
    })
    staff = await createStaffClient(server)
    upload = await createUploadClient(server.app)
  }, 60_000)
  afterAll(async () => {
    log.mockRestore()
    await server.close()
    await disk?.remove()
  })

  const sendMessage = (key: string) => sendForm(server.app, 'SendMessage', message, { key })

  /** Everything that people write, once; the keys are those of one visitor who tries again. */
  async function writeAll(keys: string[]) {
    const { data, orderVersion } = (await staff('GET', '/Admin/drivers')).json().data
    const ids = data.map(({ id }: { id: string }) => id)
    const [first, second, third] = keys
    return {
      message: await sendForm(server.app, 'SendMessage', message, { key: first }),
      application: await sendForm(server.app, 'SubmitCV', application, { key: second }),
      vendor: await sendForm(server.app, 'RegisterVendor', vendor, { key: third }),
      order: await staff('PUT', '/Admin/drivers/order', { ids }, { version: orderVersion }),
      record: await staff('POST', '/Admin/drivers', driver),
      picture: await upload('pictures', [
        ['file', blobOf(await halves(200, 100).png().toBuffer()), 'a.png'],
      ]),
      dataSheet: await upload('data-sheets', [['file', blobOf(pdfOf(50_000)), 'a.pdf']]),
      signIn: await call(server.app, 'POST', '/Auth/login', account),
      forgotten: await call(server.app, 'POST', '/Auth/forget-password', { email: account.email }),
    }
  }

  async function listFiles() {
    return {
      media: await listStored(server.files, 'media'),
      private: await listPrivateFiles(server),
    }
  }

  const countMessages = async () =>
    (await server.db.selectFrom('messages').select('id').execute()).length

  // STORE-7
  it('refuses what is to be stored in the words of the person, serves what is there, and goes on when there is room', async () => {
    for (let sent = 0; sent < 5; sent++) {
      expect((await sendMessage(randomUUID())).statusCode).toBe(201)
    }
    await emptyLog(server.config.dataDir)
    const before = await listFiles()
    const keys = Array.from({ length: 3 }, () => randomUUID())
    await disk?.fill()

    for (const answer of Object.values(await writeAll(keys))) {
      const language = answer.headers['content-language'] === 'ar' ? 'ar' : 'en'
      expect(answer.json()).toEqual({
        message: serverTexts[language].errors.no_space,
        code: 'no_space',
      })
      expect(answer.statusCode).toBe(507)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await listFiles()).toEqual(before)
    expect(await countMessages()).toBe(5)
    const ready = await server.app.inject('/readyz')
    expect([ready.statusCode, ready.body]).toEqual([503, 'disk'])
    // The texts to search in were never made, and cannot be now.
    for (const path of [
      '/Admin/drivers?search=x',
      '/Admin/messages',
      '/Admin/drivers?sort=title',
    ]) {
      expect((await staff('GET', path)).statusCode).toBe(200)
    }
    expect((await server.app.inject('/api/Home/GetAllDrivers')).statusCode).toBe(200)
    const logged = log.mock.calls.map(([text]) => String(text)).join('')
    expect(logged).toContain('SQLITE_FULL: database or disk is full')
    expect(logged).toContain('ENOSPC')
    expect(logged).not.toContain('rollback')

    await disk?.free()
    const statuses = Object.entries(await writeAll(keys)).map(([name, { statusCode }]) => [
      name,
      statusCode,
    ])
    expect(Object.fromEntries(statuses)).toEqual({
      message: 201,
      application: 201,
      vendor: 201,
      record: 201,
      order: 200,
      picture: 201,
      dataSheet: 201,
      signIn: 200,
      forgotten: 200,
    })
    expect(await countMessages()).toBe(6)
    recordFigure('full-disk-refused', `${statuses.length} of ${statuses.length}`)
    await expect.poll(async () => (await server.app.inject('/readyz')).body).toBe('ready')
    await expect.poll(() => linkMails(server)).toHaveLength(1)
    const { private: visitors, media } = await listFiles()
    expect(visitors).toMatchObject({ incoming: [] })
    expect(visitors.kept).toHaveLength(2)
    expect(media.filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})

/** The log of the database gives its room back: what is written next needs new room. */
async function emptyLog(dataDir: string): Promise<void> {
  const database = new Libsql(databaseFile(dataDir), { timeout: 5_000 })
  database.exec('pragma wal_checkpoint(TRUNCATE)')
  database.close()
}
