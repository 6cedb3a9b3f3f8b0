import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { registerAssets } from '#server/site/assets.ts'

const clientDir = 'dist/client'

// PACK-8
it.each(['sw.js', 'offline-files.json'])(
  'hands out /%s as the build has compressed it',
  async (name) => {
    const app = fastify()
    onTestFinished(() => app.close())
    await registerAssets(app, `${process.cwd()}/${clientDir}`)
    const ask = (coding: string) =>
      app.inject({ url: `/${name}`, headers: { 'accept-encoding': coding } })
    const built = await readFile(`${clientDir}/${name}`)
    const [packed, plain] = [await ask('br, gzip'), await ask('identity')]
    const headers = { vary: 'accept-encoding', 'cache-control': 'public, max-age=0' }
    expect(packed.headers).toMatchObject({ ...headers, 'content-encoding': 'br' })
    expect(brotliDecompressSync(packed.rawPayload).equals(built)).toBe(true)
    expect(plain.headers).toMatchObject(headers)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.rawPayload.equals(built)).toBe(true)
  },
)
