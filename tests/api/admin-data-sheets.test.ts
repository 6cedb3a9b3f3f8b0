import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { uploadDataSheet } from '#contract/admin/data-sheets.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { blobOf, docx, executable, pdf, pdfOf } from '#tests/support/sample-files.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'
import { createUploadClient } from '#tests/support/upload-client.ts'

describe.each(anyDatabase)('data sheets on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  let send: Awaited<ReturnType<typeof createUploadClient>>
  beforeAll(async () => {
    server = await createTestServer(kind)
    staff = await createStaffClient(server)
    send = await createUploadClient(server.app)
  })
  afterAll(() => server.close())

  // FILE-3
  it('are public once stored, and shown by the product that names them', async () => {
    const response = await send('data-sheets', [['file', blobOf(pdf), 'مروحة\u202e 1.pdf']])
    expect(response.statusCode).toBe(201)
    const sheet = z.parse(uploadDataSheet.output, response.json()).data
    expect(sheet).toMatchObject({ name: 'مروحة 1.pdf', url: `/media/${sheet.file}` })
    const file = await server.app.inject(sheet.url)
    expect(file.rawPayload.equals(pdf)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })

    const [product] = (await staff('GET', '/Admin/products?search=roof')).json().data.data
    const { id, version, pictures, createdAt, updatedAt, dataSheet, ...fields } = product
    expect([dataSheet, fields.dataSheetFile]).toEqual([null, null])
    const body = { ...fields, dataSheetFile: sheet.file }
    const saved = await staff('PUT', `/Admin/products/${id}`, body, { version })
    expect(saved.json().data).toMatchObject({ dataSheet: sheet })
    const { data } = (await server.app.inject('/api/Home/GetAllProducts')).json()
    const shown = data.find((one: { slug: string }) => one.slug === 'roof')
    expect(shown.dataSheetUrl).toBe(sheet.url)
    expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt))
    expect(Object.keys(pictures)).toEqual([fields.pictureId])
  })

  // FILE-3
  it.each([
    ['a program', executable, 'This file is not a readable PDF. Please choose another'],
    ['a Word document', docx, 'This file is not a readable PDF. Please choose another'],
    [
      'a page',
      Buffer.from('<html>%PDF-1.7 %%EOF'),
      'This file is not a readable PDF. Please choose another',
    ],
    ['half a PDF', pdf.subarray(0, 20), 'This file is not a readable PDF. Please choose another'],
    ['nothing', Buffer.alloc(0), 'This file is empty'],
    ['11 MB', pdfOf(11 * 1024 * 1024), 'This file is larger than 10 MB'],
  ])('refuse %s', async (_what, bytes, text) => {
    const response = await send('data-sheets', [['file', blobOf(bytes), 'sheet.pdf']])
    expect(response.statusCode).toBe(text.includes('PDF') ? 415 : 400)
    expect(response.json().errors).toEqual({ file: [text] })
  })

  it('refuse a field that is not theirs', async () => {
    const response = await send('data-sheets', [
      ['name', 'x'],
      ['file', blobOf(pdf), 'a.pdf'],
    ])
    expect(response.json().errors).toEqual({ name: ['This field is not known'] })
  })
})
