import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { languages, type Language } from '#contract/locale.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { incomingFolder } from '#server/files/file-folders.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { encodeForm, type FormPart } from '#tests/support/encode-form.ts'
import { listPrivateFiles } from '#tests/support/private-files.ts'
import { recordFigure } from '#tests/support/record-figure.ts'
import { blobOf, pdf, pdfOf } from '#tests/support/sample-files.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const megabyte = 1024 * 1024
const applicant = { fullName: 'سارة أحمد', dob: '1995-02-28', nationality: 'EG' }
const cv: FormPart = ['cv', blobOf(pdf), 'a.pdf']
const boundary = 'boundary'
const fileHead = (name: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n`

interface Sending {
  from?: string
  language?: Language
}

describe.each(anyDatabase)('floods of uploads on %s', (kind) => {
  let server: TestServer
  let address: string
  const open: ClientRequest[] = []
  beforeAll(async () => {
    server = await createTestServer(kind, {
      empty: true,
      environment: { TRUST_PROXY: '127.0.0.1' },
    })
    address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())
  afterEach(async () => {
    vi.useRealTimers()
    for (const sending of open.splice(0)) sending.destroy()
    await expect.poll(listIncoming).toEqual([])
  })

  const listIncoming = async () => (await listPrivateFiles(server)).incoming

  /** Opens a form that is sent in chunks, of no announced length, by a visitor of its own. */
  function begin(call: string, { from = '192.0.2.1', language = 'ar' }: Sending = {}) {
    const sending = request(`${address}/api/Home/${call}`, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'x-forwarded-for': from,
        'x-lang': language,
      },
    })
    sending.on('error', () => undefined)
    sending.flushHeaders()
    open.push(sending)
    return sending
  }

  /** Sends the beginning of a CV, and waits until it is on the disk. */
  async function beginCv(sending?: Sending): Promise<ClientRequest> {
    const before = (await listIncoming()).length
    const upload = begin('SubmitCV', sending)
    upload.write(fileHead('cv'))
    upload.write(pdf)
    await expect.poll(async () => (await listIncoming()).length).toBe(before + 1)
    return upload
  }

  async function answerTo(sending: ClientRequest) {
    const [response] = (await once(sending, 'response')) as [IncomingMessage]
    let body = ''
    for await (const chunk of response) body += String(chunk)
    const { statusCode, headers } = response
    return { statusCode, retryAfter: Number(headers['retry-after']), body: JSON.parse(body) }
  }

  async function submitCv(from: string): Promise<number> {
    const { payload, contentType } = await encodeForm([...Object.entries(applicant), cv])
    const headers = { 'content-type': contentType, 'x-forwarded-for': from }
    const body = new Uint8Array(payload)
    return (await fetch(`${address}/api/Home/SubmitCV`, { method: 'POST', headers, body })).status
  }

  /** Writes a file that never ends, as fast as the server takes it, until the answer comes. */
  async function flood(sending: ClientRequest, name: string) {
    const answer = answerTo(sending)
    let isAnswered = false
    void answer.finally(() => (isAnswered = true))
    sending.write(fileHead(name))
    const chunk = pdfOf(megabyte / 4)
    for (let sent = 0; sent < 400 && !isAnswered; sent++) {
      if (!sending.write(chunk)) await Promise.race([once(sending, 'drain'), answer])
    }
    return answer
  }

  // LIMIT-11
  it.each(languages)(
    'ends a form of texts at 1 MB whatever was announced (%s)',
    async (language) => {
      const { statusCode, body } = await flood(begin('SendMessage', { language }), 'Name')
      expect(statusCode).toBe(413)
      expect(body).toEqual({ message: serverTexts[language].errors.too_large, code: 'too_large' })
    },
  )

  // LIMIT-11
  it('ends a form with files at 64 MB whatever was announced, and leaves nothing of it', async () => {
    const { statusCode, body } = await flood(begin('SubmitCV'), 'cv')
    expect([statusCode, body.code]).toEqual([413, 'too_large'])
  })

  // LIMIT-11
  it('writes down no more than a form may hold, however many files it brings', async () => {
    const names = ['commercialRegister', 'taxCard', 'vatCertificate', 'zakatCertificate']
    const more = ['gosiCertificate', 'saudizationCertificate', 'tradeLicence']
    const sending = begin('RegisterVendor')
    for (const name of [...names, ...more]) {
      sending.write(fileHead(`${name}File`))
      sending.write(pdfOf(5 * megabyte - 2))
      sending.write('\r\n')
    }
    await new Promise<void>((resolve) => sending.write(fileHead('profile'), () => resolve()))
    const sizes = async () => {
      const folder = incomingFolder(server.config.dataDir)
      const files = (await listIncoming()).map((name) => stat(path.join(folder, name)))
      return (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0)
    }
    await expect.poll(sizes).toBeGreaterThan(19 * megabyte)
    sending.end(`\r\n--${boundary}--\r\n`)
    const { statusCode, body } = await answerTo(sending)
    expect(statusCode).toBe(400)
    expect(body.errors).toHaveProperty('tradeLicenceFile')
  })

  // LIMIT-10
  it('takes four uploads of a network at once, 32 of all, and everybody again when they are gone', async () => {
    for (let sent = 0; sent < 4; sent++) await beginCv()
    const fifth = await answerTo(begin('SubmitCV', { language: 'en' }))
    expect(fifth).toMatchObject({
      statusCode: 429,
      retryAfter: 10,
      body: { code: 'too_many_submissions', message: serverTexts.en.errors.too_many_submissions },
    })
    for (let sent = 4; sent < 32; sent++) await beginCv({ from: `198.51.100.${sent}` })
    for (const language of languages) {
      const refused = await answerTo(begin('SubmitCV', { from: '203.0.113.1', language }))
      expect(refused).toMatchObject({
        statusCode: 503,
        retryAfter: 10,
        body: { code: 'busy', message: serverTexts[language].errors.busy },
      })
    }
    recordFigure('half-sent-uploads', '4 of a network, 32 of all')
    for (const sending of open.splice(0)) sending.destroy()
    await expect.poll(() => submitCv('192.0.2.1')).toBe(201)
  })

  // LIMIT-12
  it('ends an upload that stands still, says so, and leaves nothing of it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const sending = await beginCv({ from: '192.0.2.2', language: 'en' })
    const answer = answerTo(sending)
    vi.advanceTimersByTime(30_000)
    expect(await answer).toMatchObject({
      statusCode: 408,
      body: { code: 'too_slow', message: serverTexts.en.errors.too_slow },
    })
    expect(await listIncoming()).toEqual([])
    const closed = once(sending, 'close')
    vi.advanceTimersByTime(30_000)
    await closed
  })

  it('waits for a line that is slow but moves', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const sending = begin('SubmitCV', { from: '192.0.2.3' })
    const part = Buffer.alloc(20 * 1024, 0x20)
    const folder = incomingFolder(server.config.dataDir)
    const sizeOnDisk = async () => {
      const [name] = await listIncoming()
      return name === undefined ? 0 : (await stat(path.join(folder, name))).size
    }
    for (const [field, value] of Object.entries(applicant))
      sending.write(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
      )
    sending.write(fileHead('cv'))
    sending.write(pdf)
    for (let times = 1; times <= 4; times++) {
      sending.write(part)
      await expect.poll(sizeOnDisk).toBeGreaterThan((times - 1) * part.length + 19 * 1024)
      vi.advanceTimersByTime(30_000)
    }
    sending.end(`\r\n--${boundary}--\r\n`)
    expect(await answerTo(sending)).toMatchObject({ statusCode: 201 })
  })

  it('bounds the connections, and the time that the headers of a request take', () => {
    expect(server.app.server.maxConnections).toBe(5_000)
    expect(server.app.server.headersTimeout).toBeLessThanOrEqual(20_000)
  })
})
