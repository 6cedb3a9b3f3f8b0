import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Tokens } from '#contract/auth.ts'
import { changePasswordCall, loginCall, myProfileCall, refreshTokenCall } from '#contract/calls.ts'
import { contentCalls } from '#contract/content-calls.ts'
import type { Call } from '#contract/endpoint.ts'
import { ApiFailure } from '#contract/errors.ts'
import { listOwnSessions } from '#contract/own-sessions.ts'
import { createFakeLocks } from '#tests/support/fake-locks.ts'
import type { ApiClient, CallInput } from './api-client.ts'
import { createSessionClient, isSessionEnd } from './session-client.ts'

const listCall = {
  ...contentCalls.GetAllDrivers,
  id: 'drivers.list',
  path: '/Admin/drivers',
} as Call

interface Made {
  call: string
  token: string | undefined
  headers: CallInput['headers']
}

/** A server that knows one access token, and answers each refresh with the next. */
function createServer({ refresh }: { refresh?: () => Promise<unknown> } = {}) {
  const made: Made[] = []
  let current = 'fresh-0'
  const plain: ApiClient = async (call, { headers = {} } = {}) => {
    const token = headers['Authorization']?.replace('Bearer ', '')
    made.push({ call: call.id, token, headers })
    await Promise.resolve()
    if (call.id === refreshTokenCall.id) {
      if (refresh) return refresh()
      current = 'renewed'
      return { data: { accessToken: current, refreshToken: 'r2' } }
    }
    if (token === current) return { data: 'content' }
    throw new ApiFailure(call.id, 'server', { status: 401, body: { message: 'no' } })
  }
  return { made, plain }
}

function createSource(tokens: Partial<Tokens>) {
  let held = tokens
  return {
    read: () => held,
    renewed: vi.fn((next: Partial<Tokens>) => {
      held = { ...held, ...next }
    }),
    ended: vi.fn<(failure: ApiFailure) => void>(),
    factorRequired: vi.fn(),
    change: (next: Partial<Tokens>) => (held = next),
  }
}

const stale = { accessToken: 'stale', refreshToken: 'r1' }

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: createFakeLocks() })
  return () => vi.unstubAllGlobals()
})

describe('what goes with a call', () => {
  // SESSION-4
  test('the access token when there is one, nothing when there is none', async () => {
    const { made, plain } = createServer()
    const source = createSource({ accessToken: 'fresh-0' })
    const client = createSessionClient(plain, source)
    await client(listCall)
    source.change({})
    await client(listCall).catch(() => undefined)
    expect(made.map(({ token }) => token)).toEqual(['fresh-0', undefined])
  })

  // LANG-8
  test('sign-in and profile ask for English where no language is stored', async () => {
    const { made, plain } = createServer()
    const client = createSessionClient(plain, createSource({ accessToken: 'fresh-0' }))
    await client(myProfileCall)
    await client(listCall)
    expect(made.map(({ headers }) => headers?.['Accept-Language'])).toEqual(['en', undefined])
  })
})

describe('a 401', () => {
  // SESSION-5
  test('renews once for all calls that meet it, and each is tried again with the new token', async () => {
    const { made, plain } = createServer()
    const source = createSource(stale)
    const client = createSessionClient(plain, source)
    const answers = await Promise.all([client(listCall), client(myProfileCall), client(listCall)])
    expect(answers).toEqual(Array(3).fill({ data: 'content' }))
    expect(made.filter(({ call }) => call === refreshTokenCall.id)).toHaveLength(1)
    expect(made.slice(-3).map(({ token }) => token)).toEqual(Array(3).fill('renewed'))
    expect(source.read()).toEqual({ accessToken: 'renewed', refreshToken: 'r2' })
  })

  // SESSION-6
  test('uses the token that another tab has renewed meanwhile', async () => {
    const { made, plain } = createServer()
    const source = createSource(stale)
    const call = createSessionClient(plain, source)(listCall)
    source.change({ accessToken: 'fresh-0', refreshToken: 'r9' })
    await expect(call).resolves.toEqual({ data: 'content' })
    expect(made.map(({ call: id }) => id)).not.toContain(refreshTokenCall.id)
  })

  // SESSION-7
  test('of the own sessions renews it', async () => {
    const { plain } = createServer({
      refresh: () => Promise.resolve({ data: { accessToken: 'fresh-0', refreshToken: 'r2' } }),
    })
    const source = createSource(stale)
    await expect(createSessionClient(plain, source)(listOwnSessions)).resolves.toEqual({
      data: 'content',
    })
  })

  // SESSION-7
  test.each([[loginCall], [changePasswordCall]])('of %s renews nothing', async (call) => {
    const { made, plain } = createServer()
    const source = createSource(stale)
    await expect(createSessionClient(plain, source)(call)).rejects.toMatchObject({ status: 401 })
    expect(made).toHaveLength(1)
    expect(source.ended).not.toHaveBeenCalled()
  })

  // SESSION-5
  test('of a call that has been retried is final', async () => {
    const { plain } = createServer({
      refresh: () => Promise.resolve({ accessToken: 'of no use' }),
    })
    const source = createSource(stale)
    await expect(createSessionClient(plain, source)(listCall)).rejects.toMatchObject({
      call: listCall.id,
      status: 401,
    })
    expect(source.ended).not.toHaveBeenCalled()
  })
})

// SESSION-8
describe('a refresh that fails', () => {
  test.each([
    ['refused', { status: 401, body: { message: 'انتهت الجلسة' } }],
    ['answered by a fault', { status: 500 }],
  ])('%s rejects all that wait, and ends the session once', async (_name, details) => {
    const failure = new ApiFailure(refreshTokenCall.id, 'server', details)
    const { plain } = createServer({ refresh: () => Promise.reject(failure) })
    const source = createSource(stale)
    const client = createSessionClient(plain, source)
    const results = await Promise.allSettled([client(listCall), client(myProfileCall)])
    const rejected = { status: 'rejected', reason: failure }
    expect(results).toEqual([rejected, rejected])
    expect(isSessionEnd(failure)).toBe(true)
    expect(source.ended.mock.calls).toEqual([[failure]])
  })

  test('without a refresh token is rejected with that reason, and asks nobody', async () => {
    const { made, plain } = createServer()
    const source = createSource({ accessToken: 'stale' })
    await expect(createSessionClient(plain, source)(listCall)).rejects.toMatchObject({
      body: { message: 'refreshToken.required' },
    })
    expect(made).toHaveLength(1)
    expect(source.ended).toHaveBeenCalledOnce()
  })

  // SESSION-9
  test.each(['network', 'timeout'] as const)('with no answer (%s) ends nothing', async (kind) => {
    const { plain } = createServer({
      refresh: () => Promise.reject(new ApiFailure(refreshTokenCall.id, kind)),
    })
    const source = createSource(stale)
    await expect(createSessionClient(plain, source)(listCall)).rejects.toMatchObject({
      call: listCall.id,
      kind,
    })
    expect(source.ended).not.toHaveBeenCalled()
  })

  // SESSION-9
  test.each([429, 503])('by a server that has too much to do (%d) ends nothing', async (status) => {
    const busy = new ApiFailure(refreshTokenCall.id, 'server', { status, retryAfter: 7 })
    const { plain } = createServer({ refresh: () => Promise.reject(busy) })
    const source = createSource(stale)
    await expect(createSessionClient(plain, source)(listCall)).rejects.toMatchObject({
      call: listCall.id,
      status,
      retryAfter: 7,
    })
    expect(source.ended).not.toHaveBeenCalled()
    expect(source.read()).toEqual(stale)
  })

  test('by an answer without an access token ends the session', async () => {
    const { plain } = createServer({ refresh: () => Promise.resolve({ data: {} }) })
    const source = createSource(stale)
    await expect(createSessionClient(plain, source)(listCall)).rejects.toMatchObject({
      kind: 'shape',
    })
    expect(source.ended).toHaveBeenCalledOnce()
  })
})
