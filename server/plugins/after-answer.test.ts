import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, it, vi } from 'vitest'
import { registerAfterAnswer } from './after-answer.ts'

it('does the work once the request is answered', async () => {
  const app = fastify()
  registerAfterAnswer(app)
  const done: string[] = []
  app.get('/', (_request, reply) => {
    app.afterAnswer(reply, async () => void done.push('work'))
    done.push('answer')
    return 'x'
  })
  await app.inject('/')
  await vi.waitFor(() => expect(done).toEqual(['answer', 'work']))
  await app.close()
})

it('does the work at once for whoever has left before', async () => {
  const app = fastify()
  registerAfterAnswer(app)
  const work = vi.fn(() => Promise.resolve())
  app.get('/', async (_request, reply) => {
    asking.destroy()
    await once(reply.raw, 'close')
    app.afterAnswer(reply, work)
    return 'x'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const asking = request({ port, host: '127.0.0.1' })
  asking.on('error', () => undefined).end()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
  await app.close()
})
