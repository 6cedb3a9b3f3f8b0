import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { siteOrigin } from './site-origin.ts'

it.each([
  ['localhost', undefined, 'http://localhost:8080'],
  ['0.0.0.0', undefined, 'http://localhost:8080'],
  ['::', undefined, 'http://localhost:8080'],
  ['::1', undefined, 'http://[::1]:8080'],
  ['192.0.2.7', undefined, 'http://192.0.2.7:8080'],
  ['::1', 'https://fans.example', 'https://fans.example'],
])('who listens on %s with the public address %s is reached at %s', (host, publicUrl, origin) => {
  expect(siteOrigin(fastify(), { host, publicUrl, port: 8080 })).toBe(origin)
})

it('names the port that is really listened on', async () => {
  const app = fastify()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = siteOrigin(app, { host: '127.0.0.1', publicUrl: undefined, port: 0 })
  expect(origin).toBe(app.listeningOrigin)
  await app.close()
})
