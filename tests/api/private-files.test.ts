import { rename } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areaFolder, incomingFolder } from '#server/files/file-folders.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { listPrivateFiles } from '#tests/support/private-files.ts'
import { blobOf, pdf } from '#tests/support/sample-files.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const applicant = { fullName: 'سارة أحمد', dob: '1995-02-28', nationality: 'EG' }

describe.each(anyDatabase)('a file that a visitor sent, on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  let id: string
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    staff = await createStaffClient(server)
    const form = Object.entries(applicant)
    const sent = await sendForm(server.app, 'SubmitCV', [
      ...form,
      ['cv', blobOf(pdf), 'سيرة ذاتية.pdf'],
    ])
    expect(sent.statusCode).toBe(201)
    const { kept } = await listPrivateFiles(server)
    id = kept[0] ?? ''
  })
  afterAll(() => server.close())

  // FILE-4
  it('comes whole to staff, as an attachment in which nothing runs and which nobody keeps', async () => {
    const response = await staff('GET', `/Admin/files/${id}`)
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.equals(pdf)).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('سيرة ذاتية.pdf')}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })

  // FILE-4
  it('is nobody else’s', async () => {
    for (const headers of [{}, { authorization: 'Bearer x' }, { cookie: 'accessToken=x' }]) {
      const response = await server.app.inject({ url: `/api/Admin/files/${id}`, headers })
      expect(response.statusCode).toBe(401)
      expect(response.body).not.toContain('%PDF')
    }
    for (const url of [`/media/${id}`, `/media/../private/${id}`, `/media/..%2fprivate%2f${id}`]) {
      expect((await server.app.inject(url)).statusCode).toBe(404)
    }
  })

  // FILE-5
  it.each(['00000000-0000-4000-8000-000000000000', '..%2f..%2fdatabase.sqlite', 'incoming', '%00'])(
    'is not found under %j',
    async (other) => {
      const response = await staff('GET', `/Admin/files/${other}`)
      expect(response.statusCode).toBe(404)
      expect(response.json().code).toBe('not_found')
    },
  )

  // PostgreSQL has no folder for them.
  if (kind === 'SQLite')
    it('comes too while a crash has kept it from its place', async () => {
      const { dataDir } = server.config
      const place = path.join(areaFolder(dataDir, 'private'), id)
      const incoming = path.join(incomingFolder(dataDir), id)
      await rename(place, incoming)
      expect((await staff('GET', `/Admin/files/${id}`)).rawPayload.equals(pdf)).toBe(true)
      await rename(incoming, place)
    })

  // FILE-8
  it('is said to be missing where nobody has it', async () => {
    await server.files.remove('private', id)
    const response = await staff('GET', `/Admin/files/${id}`)
    expect([response.statusCode, response.json().code]).toEqual([404, 'file_missing'])
  })
})
