import { afterEach, expect, test, vi } from 'vitest'
import { loginCall, myProfileCall, refreshTokenCall } from '#contract/calls.ts'
import { ApiFailure, type FailureKind } from '#contract/errors.ts'
import { type CannedAnswers, createCannedClient } from '#tests/support/render-in-app.tsx'
import { clearSessionCookies, readSessionCookies, writeSessionCookies } from './session-cookies.ts'
import { selectStaff } from './session-slice.ts'
import { Session } from './session.ts'

const user = {
  id: 'sara',
  email: 'sara@example.com',
  name: 'Sara',
  firstName: 'Sara',
  lastName: '',
  gender: 0,
  roles: ['owner' as const],
}
const profile = { body: { data: user } }
const tokens = { accessToken: 'access', refreshToken: 'refresh' }
const credentials = { email: user.email, password: 'battery staple' }

const failing = (kind: FailureKind, status?: number) => ({
  failure: new ApiFailure(myProfileCall.id, kind, status === undefined ? {} : { status }),
})

function open(answers: CannedAnswers) {
  const session = new Session(createCannedClient(answers))
  const onExpired = vi.fn()
  const onFollowed = vi.fn()
  session.attach({
    onArrived: vi.fn(),
    onSignedOut: vi.fn(),
    onExpired,
    onFollowed,
  })
  return { session, onExpired, onFollowed, staff: () => selectStaff(session.store.getState()) }
}

afterEach(() => {
  clearSessionCookies()
  localStorage.clear()
  vi.useRealTimers()
})

// SESSION-12
test('a start goes on with the profile that is kept, and without one after four seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  writeSessionCookies(tokens)
  const slow = open({ [myProfileCall.id]: 'pending' })
  const onRestored = vi.fn()
  const restored = slow.session.restore().then(onRestored)
  await vi.advanceTimersByTimeAsync(3999)
  expect(onRestored).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await restored
  expect(slow.staff()).toBeUndefined()

  localStorage.setItem('profile', JSON.stringify(user))
  const kept = open({ [myProfileCall.id]: 'pending' })
  await kept.session.restore()
  expect(kept.staff()).toEqual(user)
})

test('a profile that says what the kept one said renders nothing anew', async () => {
  writeSessionCookies(tokens)
  localStorage.setItem('profile', JSON.stringify(user))
  const { session } = open({ [myProfileCall.id]: profile })
  await session.restore()
  const kept = session.store.getState().session.user
  await session.loadProfile()
  expect(kept).toEqual(user)
  expect(session.store.getState().session.user).toBe(kept)
})

// SESSION-1
test.each([{ accessToken: 'access' }, { refreshToken: 'refresh' }, {}])(
  'a sign-in that is answered with %j is none',
  async (answer) => {
    const { session, staff } = open({
      [loginCall.id]: { body: { data: answer } },
      [myProfileCall.id]: profile,
    })
    await expect(session.signIn(credentials)).rejects.toMatchObject({
      call: loginCall.id,
      kind: 'shape',
    })
    expect(readSessionCookies()).toEqual({})
    expect(staff()).toBeUndefined()
  },
)

// SESSION-1, SESSION-3
test('whoever has both tokens is signed in once the profile has come', async () => {
  const { session, staff } = open({ [loginCall.id]: { body: tokens }, [myProfileCall.id]: profile })
  await expect(session.signIn(credentials)).resolves.toEqual(user)
  expect(readSessionCookies()).toEqual(tokens)
  expect(staff()).toEqual(user)
})

// SESSION-3
test('tokens without a profile sign nobody in', async () => {
  const { session, staff } = open({
    [loginCall.id]: { body: tokens },
    [myProfileCall.id]: failing('network'),
  })
  await expect(session.signIn(credentials)).rejects.toThrow()
  expect(staff()).toBeUndefined()
})

// SESSION-11
test.each([
  ['no answer', failing('network'), true],
  ['a time-out', failing('timeout'), true],
  ['a 502', failing('server', 502), false],
  ['an answer that is no profile', { body: { data: [] } }, false],
])('a profile that ends in %s: the session goes on: %j', async (_what, answer, goesOn) => {
  const { session, staff, onExpired } = open({
    [loginCall.id]: { body: tokens },
    [myProfileCall.id]: [profile, answer],
  })
  await session.signIn(credentials)
  await expect(session.loadProfile()).rejects.toThrow()
  expect(staff()).toEqual(goesOn ? user : undefined)
  expect(onExpired).toHaveBeenCalledTimes(goesOn ? 0 : 1)
})

// SESSION-11
test('a profile that is refused after the session was renewed ends nothing', async () => {
  const { session, staff } = open({
    [loginCall.id]: { body: tokens },
    [refreshTokenCall.id]: { body: { accessToken: 'renewed' } },
    [myProfileCall.id]: [profile, failing('server', 401), failing('server', 401)],
  })
  await session.signIn(credentials)
  await expect(session.loadProfile()).rejects.toMatchObject({ status: 401 })
  expect(staff()).toEqual(user)
})

// SESSION-15
test('a sign-in in another tab is followed, also one that came before this page listened', async () => {
  const followed = open({ [myProfileCall.id]: profile })
  followed.session.catchUp()
  expect(followed.onFollowed).not.toHaveBeenCalled()

  writeSessionCookies(tokens)
  followed.session.catchUp()
  await expect.poll(() => followed.onFollowed.mock.calls.length).toBe(1)
  expect(followed.staff()).toEqual(user)
})
