import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { myProfile, savePhoto } from '#contract/auth.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { encodeForm } from '#tests/support/encode-form.ts'
import { call, createAccount, signIn } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const drawn = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#00766d' } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .toFormat(format)
    .toBuffer()

describe.each(anyDatabase)("a user's picture on %s", (kind) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    await createAccount(server.db)
    token = (await signIn(server.app)).accessToken
  })
  afterAll(() => server.close())

  const send = async (file: Blob, { name = 'photo', bearer = token } = {}) => {
    const { payload, contentType } = await encodeForm([[name, file, 'me.png']])
    return server.app.inject({
      method: 'PUT',
      url: '/api/Auth/MyProfile/photo',
      headers: {
        'content-type': contentType,
        'x-lang': 'en',
        authorization: `Bearer ${bearer}`,
      },
      payload,
    })
  }
  const profile = async () =>
    z.parse(
      myProfile.output,
      (await call(server.app, 'GET', '/Auth/MyProfile', undefined, { token })).json(),
    )

  // ADMIN-8, FILE-1
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is taken as %s, and kept small, square and without what it carried',
    async (format) => {
      const response = await send(new Blob([new Uint8Array(await drawn(format))]))
      expect(response.statusCode, response.body).toBe(200)
      const { data } = z.parse(savePhoto.output, response.json())
      const [head, body = ''] = (data.photo ?? '').split(',')
      expect(head).toBe('data:image/webp;base64')
      const kept = Buffer.from(body, 'base64')
      expect(await sharp(kept).metadata()).toMatchObject({ width: 192, height: 192 })
      expect(kept.includes('secret')).toBe(false)
      expect((await profile()).data.photo).toBe(data.photo)
    },
  )

  it('is taken away again', async () => {
    await send(new Blob([new Uint8Array(await drawn('png'))]))
    const response = await call(server.app, 'DELETE', '/Auth/MyProfile/photo', undefined, { token })
    expect(response.statusCode).toBe(200)
    expect((await profile()).data).not.toHaveProperty('photo')
  })

  it.each([
    [
      'a drawing that may run',
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']),
      'photo',
      415,
    ],
    ['a picture that breaks off', new Blob(['\u0089PNG']), 'photo', 415],
    ['a broken picture', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 0])]), 'photo', 415],
    ['no bytes at all', new Blob([]), 'photo', 415],
    ['another field', new Blob(['x']), 'other', 400],
    ['a file of more than 5 MB', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 'photo', 400],
  ])('refuses %s', async (_name, file, name, status) => {
    const response = await send(file, { name })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({
      code: status === 415 ? 'unsupported_file' : 'invalid_input',
      errors: { photo: [expect.any(String)] },
    })
  })

  it('refuses what is no form, and whoever is not signed in', async () => {
    const json = await call(server.app, 'PUT', '/Auth/MyProfile/photo', {}, { token })
    expect(json.statusCode).toBe(415)
    const stranger = await send(new Blob(['x']), { bearer: 'nonsense' })
    expect(stranger.statusCode).toBe(401)
  })
})
