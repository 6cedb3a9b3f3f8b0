import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { readHealth } from '#contract/admin/health.ts'
import { toJson, toTime } from '#server/db/column-values.ts'
import { databaseKinds } from '#tests/support/databases.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

describe.each(databaseKinds)('the report of /admin/health on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    staff = await createStaffClient(server)
  })
  afterAll(() => server.close())

  const report = async () => {
    const response = await staff('GET', '/Admin/health')
    expect(response.statusCode).toBe(200)
    return z.parse(readHealth.output, response.json()).data
  }

  // SEEN-6
  it('tells what runs, on what, since when and with how much room', async () => {
    const { versions, startedAt, database, disk, backup, faults } = await report()
    expect(versions).toMatchObject({
      engine: kind === 'SQLite' ? 'sqlite' : 'postgresql',
      engineVersion: expect.stringMatching(/^\d+\.\d+/),
      node: process.versions.node,
      schema: expect.stringMatching(/^\d{4}-/),
    })
    expect(Date.parse(startedAt)).toBeLessThan(Date.now())
    expect(database.bytes).toBeGreaterThan(10_000)
    expect(disk.freeBytes).toBeGreaterThan(0)
    expect(backup).toMatchObject({ state: 'attention', finishedAt: null, missing: 0, failed: null })
    expect(faults).toEqual([])
  })

  // SEEN-6
  it('tells what waits to be sent, and why', async () => {
    const at = (minutes: number) => toTime(new Date(Date.now() + minutes * 60_000))
    const row = (id: string, minutesAgo: number, fault = '', device: string | null = null) => ({
      id,
      mail: toJson({ to: 'somebody' } as never),
      created_at: at(-minutesAgo),
      expires_at: at(60),
      due_at: at(60),
      tries: fault === '' ? 0 : 3,
      fault,
      device_id: device,
    })
    const session = await server.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
    const device = { id: 'device', session_id: session.id, endpoint: 'https://push.example/1' }
    await server.db
      .insertInto('push_devices')
      .values({ ...device, p256dh: '', auth: '', told_until: at(0) })
      .execute()
    await server.db
      .insertInto('outgoing_mails')
      .values([
        row('fresh', 1),
        row('failing', 120, 'ECONNECTION'),
        row('later', 100, 'ETIMEDOUT'),
        row('push', 2, 'unreachable', device.id),
        { ...row('over', 300, 'EAUTH'), expires_at: at(-1) },
      ])
      .execute()
    const { mail, push } = await report()
    expect(mail).toMatchObject({ state: 'attention', waiting: 3, failing: 2, fault: 'ECONNECTION' })
    expect(Date.parse(mail.oldestAt ?? '')).toBeLessThan(Date.now() - 110 * 60_000)
    expect(push).toMatchObject({ state: 'attention', waiting: 1, failing: 1, fault: 'unreachable' })
  })

  // SEEN-5, SEEN-6
  it('counts what has failed by kind, the latest first', async () => {
    server.app.reportFault('upkeep', new Error('a'))
    server.app.reportFault('page', new Error('b'), { id: 'page-1' })
    server.app.reportFault('upkeep', new Error('c'))
    const { faults } = await report()
    expect(faults.map(({ kind: name, count, requestId }) => [name, count, requestId])).toEqual([
      ['upkeep', 2, ''],
      ['page', 1, 'page-1'],
    ])
  })
})
