import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayAfter, dayOf } from '#contract/calendar-days.ts'
import type { Speed } from '#contract/admin/dashboard.ts'
import { forgetOldVisits } from '#server/visits/store-visit.ts'
import { databaseKinds } from '#tests/support/databases.ts'
import { call, createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

describe.each(databaseKinds)('what visits were like, on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    staff = await createStaffClient(server)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.db.deleteFrom('visit_measures').execute()
  })

  const report = (body: object, from = '203.0.113.7', language = 'en') =>
    call(server.app, 'POST', '/Home/ReportVisit', body, { from, language })
  const visit = { page: '/', connection: '4g', vitals: { lcp: 1200, cls: 0, ttfb: 90 } } as const
  const speed = async () =>
    (await staff('GET', '/Admin/dashboard')).json<{ data: { speed: Speed | null } }>().data.speed

  // SEEN-7, SEEN-8
  it('is counted by page and connection, and told by what three of four stay within', async () => {
    expect(await speed()).toBeNull()
    const slow = { page: '/projects/:slug', connection: '3g' } as const
    const answers = await Promise.all([
      report(visit),
      report(visit),
      report({ ...visit, vitals: { ...visit.vitals, inp: 180 } }),
      report({ ...slow, vitals: { lcp: 5000, inp: 700, cls: 0.3, ttfb: 900 } }),
      report({ ...slow, sectionErrors: 2, offlineVisits: 1, outboxWaits: [90, 120, 90_000] }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const told = await speed()
    expect(told).toMatchObject({ visits: 4, sectionErrors: 2, offlineVisits: 1 })
    expect(told?.vitals.map(({ name, good, middle, poor }) => [name, good, middle, poor])).toEqual([
      ['lcp', 3, 0, 1],
      ['inp', 1, 0, 1],
      ['cls', 3, 0, 1],
      ['ttfb', 3, 1, 0],
    ])
    expect(told?.vitals[0]?.p75).toBe(1500)
    expect(told?.pages.map(({ page, visits, p75 }) => [page, visits, p75.ttfb])).toEqual([
      ['/', 3, 87.5],
      ['/projects/:slug', 1, 1100],
    ])
    expect(told?.connections.map(({ connection, visits }) => [connection, visits])).toEqual([
      ['4g', 3],
      ['3g', 1],
    ])
    expect(told?.outboxWaits.count).toBe(3)
  })

  // SEEN-7
  it('says nothing of whose visits they were', async () => {
    await report(visit)
    const rows = await server.db.selectFrom('visit_measures').selectAll().execute()
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'connection',
      'count',
      'day',
      'metric',
      'page',
      'step',
    ])
    const places = await server.db.selectFrom('taken_places').select('subject').execute()
    expect(places.filter(({ subject }) => subject.includes('visit'))).toEqual([])
  })

  // SEEN-7
  it.each([
    ['a page that there is not', { ...visit, page: '/made-up' }],
    ['a connection that there is not', { ...visit, connection: '5g' }],
    ['a measure that there is not', { ...visit, vitals: { fid: 1 } }],
    ['a time before the visit', { ...visit, vitals: { lcp: -1 } }],
    ['no time', { ...visit, vitals: { lcp: '1200' } }],
    ['more than a day has', { ...visit, vitals: { lcp: 1e9 } }],
    ['half a failure', { ...visit, sectionErrors: 0.5 }],
    ['too many waits', { ...visit, outboxWaits: Array(21).fill(90) }],
    ['more than was asked for', { ...visit, visitor: 'Mona' }],
  ])('%s is answered 400 in plain words', async (_, body) => {
    for (const [language, words] of [
      ['ar', 'يرجى'],
      ['en', 'Please'],
    ] as const) {
      const answer = await report(body, undefined, language)
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ message: string }>().message).toContain(words)
    }
    expect(await server.db.selectFrom('visit_measures').selectAll().execute()).toEqual([])
  })

  // SEEN-7
  it('are taken from a network up to its limit', async () => {
    const from = '198.51.100.7'
    const answers = await Promise.all(Array.from({ length: 61 }, () => report(visit, from)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(60).fill(200), 429])
    expect(Number(answers[60]?.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await report(visit)).statusCode).toBe(200)
  })

  // SEEN-7
  it('are kept for 90 days', async () => {
    const today = dayOf(new Date())
    const row = { page: '/', connection: '4g', metric: 'visits', step: 0, count: 1 } as const
    const days = [0, 89, 90].map((ago) => dayAfter(today, -ago))
    await server.db
      .insertInto('visit_measures')
      .values(days.map((day) => ({ ...row, day })))
      .execute()
    await forgetOldVisits(server.db)
    const left = await server.db.selectFrom('visit_measures').select('day').execute()
    expect(left.map(({ day }) => day).sort()).toEqual(days.slice(0, 2).sort())
  })
})
