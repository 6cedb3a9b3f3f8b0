import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerFaults } from './faults.ts'
import { registerGracefulStop } from './graceful-stop.ts'
import { registerUpkeep } from './upkeep.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

// RUN-7
it('does every task before the first request and again and again, whatever fails, until the server closes', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('no database')))
  const task = vi.fn(() => Promise.resolve())
  const app = fastify()
  registerFaults(app)
  registerGracefulStop(app)
  registerUpkeep(app, [failing, task])
  await app.ready()
  expect(task).toHaveBeenCalledTimes(1)

  await vi.advanceTimersByTimeAsync(10 * 60 * 1000)
  expect(failing).toHaveBeenCalledTimes(2)
  expect(task).toHaveBeenCalledTimes(2)

  await app.close()
  await vi.advanceTimersByTimeAsync(10 * 60 * 1000)
  expect(task).toHaveBeenCalledTimes(2)
})

it('begins no other task once the server is told to stop', async () => {
  let finish = () => {}
  const slow = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const task = vi.fn(() => Promise.resolve())
  const app = fastify()
  registerGracefulStop(app)
  registerUpkeep(app, [slow, task])
  const ready = app.ready()
  await vi.waitFor(() => expect(slow).toHaveBeenCalled())
  const stopped = app.stop(0)
  finish()
  await Promise.all([ready, stopped])
  expect(task).not.toHaveBeenCalled()
})
