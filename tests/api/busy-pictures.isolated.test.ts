import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { decodePicture } from '#server/features/pictures/decode-picture.ts'
import { mostPictures } from '#server/features/pictures/routes.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { blobOf } from '#tests/support/sample-files.ts'
import { halves } from '#tests/support/sample-pictures.ts'
import { createAccount } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'
import { createUploadClient } from '#tests/support/upload-client.ts'

vi.mock('#server/features/pictures/decode-picture.ts', { spy: true })

// How much is worked on at once has nothing to do with the database.
let server: TestServer
beforeAll(async () => {
  server = await createTestServer('SQLite', { empty: true })
  await createAccount(server.db)
})
afterAll(() => server.close())

// LIMIT-15
it('while a picture takes its time five more may wait; others are told when to come again, and get in then', async () => {
  const send = await createUploadClient(server.app)
  const picture = await halves(40, 20).png().toBuffer()
  const upload = () => send('pictures', [['file', blobOf(picture), 'a.png']])
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  vi.mocked(decodePicture).mockImplementationOnce(async () => {
    await held
    return 'picture.kind'
  })
  const taken = Array.from({ length: mostPictures }, upload)
  await expect.poll(() => vi.mocked(decodePicture).mock.calls).toHaveLength(1)
  const refused = await Promise.all([upload(), upload()])
  for (const { statusCode, headers, body } of refused) {
    expect([statusCode, JSON.parse(body)]).toEqual([
      503,
      { code: 'busy', message: serverTexts.en.errors.busy },
    ])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(decodePicture).toHaveBeenCalledTimes(1)
  release()
  // One that is refused holds up none of those behind it.
  const statuses = (await Promise.all(taken)).map(({ statusCode }) => statusCode)
  expect(statuses.sort()).toEqual([...Array(mostPictures - 1).fill(201), 415])
  expect((await upload()).statusCode).toBe(201)
})
