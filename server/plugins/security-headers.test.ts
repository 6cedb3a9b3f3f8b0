import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { registerSecurityHeaders } from './security-headers.ts'

// SAFE-2
describe('browsers are told to come back by https alone', () => {
  it.each([
    { when: 'the public address is https', secure: true, sender: '127.0.0.1', told: true },
    { when: 'a trusted proxy says so', proto: 'https', sender: '10.0.0.1', told: true },
    { when: 'a trusted proxy says http', proto: 'http', sender: '10.0.0.1', told: false },
    { when: 'somebody else says https', proto: 'https', sender: '192.0.2.1', told: false },
  ])('$when: $told', async ({ secure = false, proto, sender, told }) => {
    const app = fastify({ trustProxy: ['10.0.0.0/8'] })
    registerSecurityHeaders(app, secure)
    app.get('/', () => 'ok')
    const { headers } = await app.inject({
      url: '/',
      remoteAddress: sender,
      headers: proto === undefined ? {} : { 'x-forwarded-proto': proto },
    })
    expect('strict-transport-security' in headers).toBe(told)
  })
})
