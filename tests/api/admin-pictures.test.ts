import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { uploadPicture } from '#contract/admin/pictures.ts'
import { pictureFormats, pictureUrl } from '#contract/picture.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import type { FormPart } from '#tests/support/encode-form.ts'
import { listStored } from '#tests/support/private-files.ts'
import { blobOf, executable, pdf } from '#tests/support/sample-files.ts'
import { halves, pngBomb } from '#tests/support/sample-pictures.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'
import { createUploadClient } from '#tests/support/upload-client.ts'

const formats = ['jpeg', 'png', 'webp', 'avif'] as const

describe.each(anyDatabase)('pictures on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  let send: Awaited<ReturnType<typeof createUploadClient>>
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    staff = await createStaffClient(server)
    send = await createUploadClient(server.app)
  })
  afterAll(() => server.close())

  const partsOf = (bytes: Buffer, name: string, cut: Record<string, string> = {}): FormPart[] => [
    ...Object.entries(cut),
    ['file', blobOf(bytes), name],
  ]
  const upload = async (bytes: Buffer, name: string, cut: Record<string, string> = {}) => {
    const response = await send('pictures', partsOf(bytes, name, cut))
    expect([response.body, response.statusCode]).toEqual([response.body, 201])
    return z.parse(uploadPicture.output, response.json()).data
  }
  const open = async (
    picture: Picture,
    width = picture.width,
    format: 'avif' | 'webp' = 'webp',
  ) => {
    const response = await server.app.inject(pictureUrl(picture, width, format))
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': `image/${format}`,
      'x-content-type-options': 'nosniff',
    })
    return sharp(response.rawPayload)
  }
  /** The colours at the left and the right edge. */
  const edges = async (picture: Picture) => {
    const { data, info } = await (await open(picture)).raw().toBuffer({ resolveWithObject: true })
    const nameAt = (x: number) => {
      const at = (Math.floor(info.height / 2) * info.width + x) * info.channels
      return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
    }
    return [nameAt(0), nameAt(info.width - 1)]
  }
  const stored = async () => ({
    rows: (await server.db.selectFrom('pictures').select('id').execute()).length,
    files: (await listStored(server.files, 'media')).length,
  })

  // FILE-2
  it.each(formats)('stores a %s in all its widths and both formats', async (format) => {
    const { picture } = await upload(await halves(1000, 500)[format]().toBuffer(), 'صورة.x')
    expect(picture).toMatchObject({
      width: 1000,
      height: 500,
      widths: [160, 320, 480, 640, 1000],
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    expect(picture).not.toHaveProperty('focus')
    for (const width of picture.widths) {
      for (const kept of pictureFormats) {
        const metadata = await (await open(picture, width, kept)).metadata()
        expect(metadata).toMatchObject({ width, height: width / 2 })
      }
    }
    expect(await edges(picture)).toEqual(['red', 'blue'])
  })

  it('is shown at the next request by a record that names it', async () => {
    const { id, picture } = await upload(await halves(40, 20).png().toBuffer(), 'a.png')
    const text = { ar: 'نص', en: '' }
    const body = { title: text, description: text, pictureId: id }
    const record = (await staff('POST', '/Admin/drivers', body)).json().data
    expect(record.pictures).toEqual({ [id]: picture })
    const { data } = (await server.app.inject('/api/Home/GetAllDrivers')).json()
    expect(data.at(-1)).toMatchObject({ imageUrl: `/media/${picture.key}-40.webp`, picture })
  })

  // FILE-2
  it('makes no picture larger than it is shown, nor larger than it was', async () => {
    const { picture } = await upload(await halves(4000, 1000).jpeg().toBuffer(), 'a.jpg')
    expect(picture).toMatchObject({ width: 1920, height: 480 })
    const small = await upload(await halves(20, 10).png().toBuffer(), 'a.png')
    expect(small.picture).toMatchObject({ width: 20, height: 10, widths: [20] })
  })

  // FILE-2
  it('turns it upright, and keeps nothing of what the camera wrote', async () => {
    const photo = await halves(300, 200)
      .withExif({ IFD0: { Artist: 'Sara', Orientation: '6' }, IFD3: { GPSLatitude: '30/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { picture } = await upload(photo, 'photo.jpg')
    expect(picture).toMatchObject({ width: 200, height: 300 })
    for (const format of pictureFormats) {
      const metadata = await (await open(picture, picture.width, format)).metadata()
      expect(metadata.exif).toBeUndefined()
      expect(metadata.icc).toBeUndefined()
      expect(metadata.orientation).toBeUndefined()
    }
  })

  // FILE-2
  it('cuts it, and keeps the focus in the part that is left', async () => {
    const photo = await halves(400, 200).png().toBuffer()
    const right = { cropX: '0.5', cropY: '0.25', cropWidth: '0.5', cropHeight: '0.5' }
    const cut = await upload(photo, 'a.png', { ...right, focusX: '0.75', focusY: '0.3' })
    expect(cut.picture).toMatchObject({ width: 200, height: 100, focus: { x: 0.5, y: 0.1 } })
    expect(await edges(cut.picture)).toEqual(['blue', 'blue'])
    const outside = await upload(photo, 'a.png', { ...right, focusX: '0', focusY: '1e-17' })
    expect(outside.picture.focus).toEqual({ x: 0, y: 0 })
    const whole = await upload(photo, 'a.png', { focusX: '0.2', focusY: '1' })
    expect(whole.picture).toMatchObject({ width: 400, focus: { x: 0.2, y: 1 } })
  })

  it('leaves what is transparent transparent', async () => {
    const create = { width: 60, height: 30, channels: 4, background: '#00ff0000' } as const
    const { picture } = await upload(await sharp({ create }).png().toBuffer(), 'logo.png')
    for (const format of pictureFormats) {
      expect((await (await open(picture, 60, format)).metadata()).hasAlpha).toBe(true)
    }
    expect(picture.color).toBe('#f8f8f8')
  })

  // FILE-1
  describe('refuse', () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    const truncated = async (format: (typeof formats)[number]) => {
      const bytes = await halves(800, 400)[format]().toBuffer()
      return bytes.subarray(0, bytes.length / 2)
    }
    it.each([
      ['a program', executable, 'photo.jpg', 'kind'],
      ['an SVG', svg, 'logo.svg', 'kind'],
      ['an SVG by another name', svg, 'logo.png', 'kind'],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'photo.webp', 'kind'],
      ['a PDF', pdf, 'photo.jpg', 'kind'],
      ['the beginning of a JPEG', Buffer.from('ffd8ff', 'hex'), 'a.jpg', 'kind'],
      [
        'a JPEG with a program in it',
        Buffer.from(`\xff\xd8\xff${executable.toString('latin1')}`, 'latin1'),
        'a.jpg',
        'kind',
      ],
      ['a bomb', pngBomb(30_000, 30_000), 'a.png', 'huge'],
      ['a long bomb', pngBomb(1, 41_000_000), 'a.png', 'huge'],
      ['less than its header says', pngBomb(500, 500), 'a.png', 'kind'],
    ])('%s', async (_what, bytes, name, problem) => {
      const before = await stored()
      const response = await send('pictures', partsOf(bytes, name))
      expect(response.statusCode).toBe(problem === 'kind' ? 415 : 400)
      const texts: Record<string, string> = {
        kind: 'This file is not a readable JPEG, PNG, WebP or AVIF picture. Please choose another',
        huge: 'This picture has more than 40 megapixels',
      }
      expect(response.json()).toMatchObject({
        code: problem === 'kind' ? 'unsupported_file' : 'invalid_input',
        errors: { file: [texts[problem]] },
      })
      expect(await stored()).toEqual(before)
    })

    it.each(['gif', 'tiff'] as const)('a %s', async (format) => {
      const bytes = await halves(20, 10)[format]().toBuffer()
      expect((await send('pictures', partsOf(bytes, 'a.jpg'))).statusCode).toBe(415)
    })

    it.each(formats)('a %s of which half is missing', async (format) => {
      const before = await stored()
      const response = await send('pictures', partsOf(await truncated(format), `a.${format}`))
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([415, ['file']])
      expect(await stored()).toEqual(before)
    })

    it('nothing, and an empty file', async () => {
      for (const [parts, text] of [
        [[], 'Please choose a picture'],
        [partsOf(Buffer.alloc(0), ''), 'Please choose a picture'],
        [partsOf(Buffer.alloc(0), 'a.png'), 'This file is empty'],
      ] as const) {
        const response = await send('pictures', [...parts])
        expect(response.statusCode).toBe(400)
        if (parts.length > 0) expect(response.json().errors).toEqual({ file: [text] })
      }
    })

    it('one of more than 15 MB', async () => {
      const bytes = Buffer.concat([
        await halves(20, 10).jpeg().toBuffer(),
        Buffer.alloc(15 * 1024 * 1024),
      ])
      const response = await send('pictures', partsOf(bytes, 'a.jpg'))
      expect(response.json().errors).toEqual({ file: ['This picture is larger than 15 MB'] })
    })

    it('an upload that was cut off, and stores nothing of it', async () => {
      const before = await stored()
      const bytes = await halves(800, 400).jpeg().toBuffer()
      const response = await send('pictures', partsOf(bytes, 'a.jpg'), (payload) =>
        payload.subarray(0, payload.length / 2),
      )
      expect(response.statusCode).toBe(400)
      expect(await stored()).toEqual(before)
    })

    it.each([
      [{ cropX: '0.6', cropWidth: '0.5' }, 'cropWidth'],
      [{ cropWidth: '0' }, 'cropWidth'],
      [{ cropHeight: '1.5' }, 'cropHeight'],
      [{ cropX: '-1' }, 'cropX'],
      [{ cropX: '' }, 'cropX'],
      [{ cropX: 'NaN' }, 'cropX'],
      [{ focusX: '2' }, 'focusX'],
      [{ id: 'x' }, 'id'],
      [{ __proto__x: '1' }, '__proto__x'],
    ] as const)('the cut %j', async (cut, field) => {
      const bytes = await halves(20, 10).png().toBuffer()
      const response = await send(
        'pictures',
        partsOf(bytes, 'a.png', cut as object as Record<string, string>),
      )
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]])
    })

    it('a second file, a text in the place of the file, and what is no form', async () => {
      const bytes = await halves(20, 10).png().toBuffer()
      const two = await send('pictures', [...partsOf(bytes, 'a.png'), ...partsOf(bytes, 'b.png')])
      expect(two.statusCode).toBe(400)
      expect((await send('pictures', [['file', 'text']])).statusCode).toBe(400)
      expect((await staff('POST', '/Admin/pictures', { file: 'x' })).statusCode).toBe(415)
    })
  })
})
