import { webcrypto } from 'node:crypto'
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { endSession, tellEndedSessions } from './end-session.ts'

beforeAll(() => void vi.stubGlobal('crypto', webcrypto))
afterAll(() => void vi.unstubAllGlobals())

// OFFLINE-17
test('a sign-out is told again where a connection that has come back fails once more', async () => {
  const lost = new ApiFailure('logout', 'network')
  const send = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue({})
  await endSession(send, { refreshToken: 'refresh' })
  tellEndedSessions(send)
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3), 5000)
  const [, { body }] = send.mock.lastCall as [unknown, { body: object }]
  expect(body).toEqual({ refreshTokenHash: expect.stringMatching(/^[\w-]{43}$/) as string })
  // The server has heard it: nobody is told again.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  tellEndedSessions(send)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(send).toHaveBeenCalledTimes(3)
})
