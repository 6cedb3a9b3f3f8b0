import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { toTime } from '#server/db/column-values.ts'
import { forgetFreePlaces, takePlace, type Place } from '#server/limits/take-place.ts'
import { databaseKinds } from '#tests/support/databases.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const minute = 60_000
const isTaken = (place: Place) => 'giveBack' in place

describe.each(databaseKinds)('places within a limit on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const take = (subject: string, most = 2) =>
    takePlace(server.db, { subject, most, window: 10 * minute })
  const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
  const countRows = async () =>
    (await server.db.selectFrom('taken_places').select('place').execute()).length

  it('counts the places of a process whose clock is a little ahead', async () => {
    expect(isTaken(await take('ahead', 1))).toBe(true)
    pass(-5000)
    expect(isTaken(await take('ahead', 1))).toBe(false)
  })

  it('gives so many, then says when the next one is free', async () => {
    expect(isTaken(await take('a'))).toBe(true)
    pass(4 * minute)
    expect(isTaken(await take('a'))).toBe(true)
    pass(minute)
    expect(await take('a')).toEqual({ retryAfter: 5 * 60 })
    expect(isTaken(await take('b'))).toBe(true)
    pass(5 * minute)
    expect(isTaken(await take('a'))).toBe(true)
    expect(await take('a')).toEqual({ retryAfter: 4 * 60 })
  })

  it('counts no place that was given back, and takes it back once', async () => {
    const place = await take('c')
    await take('c')
    expect(await take('c')).toHaveProperty('retryAfter')
    if ('giveBack' in place) await place.giveBack()
    expect(isTaken(await take('c'))).toBe(true)
    if ('giveBack' in place) await place.giveBack()
    expect(await take('c')).toHaveProperty('retryAfter')
  })

  it('gives no more than there are to many that come at once, also from another process', async () => {
    const other = await server.openAnother()
    const places = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        takePlace(index % 2 === 0 ? server.db : other, {
          subject: 'd',
          most: 10,
          window: 10 * minute,
        }),
      ),
    )
    expect(places.filter(isTaken)).toHaveLength(10)
  })

  // LIMIT-14
  it('is not blocked by times in the future, and asks nobody to wait longer than the window', async () => {
    await take('e', 1)
    pass(-24 * 60 * minute)
    expect(isTaken(await take('e', 1))).toBe(true)
    expect(await take('e', 1)).toEqual({ retryAfter: 10 * 60 })
    pass(-5_000)
    expect(await take('e', 1)).toEqual({ retryAfter: 10 * 60 })
  })

  // LIMIT-4
  it('writes nothing for a subject that has no place left', async () => {
    await take('f', 1)
    const write = vi.spyOn(server.db, 'insertInto')
    const remove = vi.spyOn(server.db, 'deleteFrom')
    expect(await take('f', 1)).toHaveProperty('retryAfter')
    expect([write.mock.calls, remove.mock.calls]).toEqual([[], []])
    write.mockRestore()
    remove.mockRestore()
  })

  it('forgets what is over, and what a clock set back has left in the future', async () => {
    await server.db.deleteFrom('taken_places').execute()
    await take('g')
    pass(minute)
    await take('g')
    const future = toTime(new Date(Date.now() + 60 * minute))
    const row = { subject: 'h', place: 0, holder: 'x', taken_at: future, free_at: future }
    await server.db.insertInto('taken_places').values(row).execute()
    pass(9 * minute)
    await forgetFreePlaces(server.db)
    expect(await countRows()).toBe(1)
  })
})
