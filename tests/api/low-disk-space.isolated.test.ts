import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#contract/locale.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import type { FormPart } from '#tests/support/encode-form.ts'
import { listPrivateFiles } from '#tests/support/private-files.ts'
import { blobOf, pdf } from '#tests/support/sample-files.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { sendForm, type FormSending } from '#tests/support/send-form.ts'
import { createAccount } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'
import { createUploadClient } from '#tests/support/upload-client.ts'

vi.mock('node:fs/promises', { spy: true })

const megabyte = 1024 * 1024
const applicant: FormPart[] = Object.entries({
  fullName: 'سارة أحمد',
  dob: '1995-02-28',
  nationality: 'EG',
})
const withCv: FormPart[] = [...applicant, ['cv', blobOf(pdf), 'سيرة.pdf']]
const message: FormPart[] = Object.entries(sampleMessage)

/** Makes the disk seem to have so many megabytes left. */
function leave(megabytes: number): void {
  vi.mocked(statfs).mockResolvedValue({ bavail: megabytes, bsize: megabyte } as never)
}

describe.each(anyDatabase)('a disk that is nearly full, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    await createAccount(server.db)
  })
  afterAll(async () => {
    vi.mocked(statfs).mockReset()
    await server.close()
  })
  beforeEach(() => leave(255))

  let visitors = 0
  function send(call: string, parts: FormPart[], sending: FormSending = {}) {
    visitors += 1
    const from = `192.0.2.${visitors % 250}`
    return sendForm(server.app, call, parts, { key: randomUUID(), from, ...sending })
  }

  // FILE-6
  it.each(languages)(
    'takes no file, says so plainly, and leaves nothing (%s)',
    async (language) => {
      await expect
        .poll(async () => (await send('SubmitCV', withCv, { language })).statusCode)
        .toBe(507)
      const refused = await send('SubmitCV', withCv, { language })
      expect(refused.json()).toEqual({
        message: serverTexts[language].errors.no_space,
        code: 'no_space',
      })
      expect((await listPrivateFiles(server)).incoming).toEqual([])
    },
  )

  // FILE-6
  it('goes on taking forms of texts', async () => {
    expect((await send('SendMessage', message)).statusCode).toBe(201)
    expect((await send('SubmitCV', applicant)).statusCode).toBe(201)
    const unchosen: FormPart[] = [...applicant, ['cv', new Blob([]), '']]
    expect((await send('SubmitCV', unchosen)).statusCode).toBe(201)
  })

  // FILE-6
  it('takes no file of staff either', async () => {
    const upload = await createUploadClient(server.app)
    const sheet = await upload('data-sheets', [['file', blobOf(pdf), 'a.pdf']])
    expect([sheet.statusCode, sheet.json().code]).toEqual([507, 'no_space'])
    const picture = await upload('pictures', [['file', blobOf(pdf), 'a.jpg']])
    expect([picture.statusCode, picture.json().code]).toEqual([507, 'no_space'])
  })

  it('takes the retry of a refused file as soon as there is room', async () => {
    const key = randomUUID()
    expect((await send('SubmitCV', withCv, { key })).statusCode).toBe(507)
    leave(300)
    await expect
      .poll(async () => (await send('SubmitCV', withCv, { key })).statusCode, { timeout: 10_000 })
      .toBe(201)
  })
})
