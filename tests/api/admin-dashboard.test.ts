import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { readDashboard } from '#contract/admin/dashboard.ts'
import { listNotifications } from '#contract/admin/notifications.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { submitVendor } from '#tests/support/sample-submissions.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()
const dateIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

describe.each(anyDatabase)('what staff see first, on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeAll(async () => {
    server = await createTestServer(kind)
    staff = await createStaffClient(server)
  })
  afterAll(() => server.close())

  const dashboard = async (query = '') => {
    const response = await staff('GET', `/Admin/dashboard${query}`)
    expect(response.statusCode).toBe(200)
    return z.parse(readDashboard.output, response.json()).data
  }
  const notifications = async () => {
    const response = await staff('GET', '/Admin/notifications')
    expect(response.statusCode).toBe(200)
    return z.parse(listNotifications.output, response.json()).data
  }
  const insertMessage = async (created_at: string, status = 'new') => {
    const row = {
      id: randomUUID(),
      version: 1,
      created_at,
      updated_at: created_at,
      name: 'سارة',
      email: 'sara@example.com',
      phone_number: '01012345678',
      message_content: 'نريد عرض سعر',
      topic: '',
      language: 'ar',
      status,
      notes: '',
      reference: 'AB12CD34',
    }
    await server.db.insertInto('messages').values(row).execute()
  }

  // ADMIN-7
  it('counts submissions per day', async () => {
    for (const days of [0, 0, 3, 29, 30, 89, 90]) await insertMessage(daysAgo(days), 'open')
    await insertMessage(daysAgo(200), 'answered')
    const month = (await dashboard()).submissions
    expect(month.map(({ collection }) => collection)).toEqual([
      'messages',
      'associated-jobs',
      'vendors',
    ])
    const [messages] = month
    expect(messages?.perDay).toHaveLength(30)
    expect(messages?.perDay.at(-1)).toEqual({ day: dateIn(0), count: 2 })
    expect(messages?.perDay[0]).toEqual({ day: dateIn(-29), count: 1 })
    const [quarter] = (await dashboard('?days=90')).submissions
    expect(quarter?.perDay).toHaveLength(90)
    expect(quarter?.perDay.reduce((sum, { count }) => sum + count, 0)).toBe(6)
    expect((await staff('GET', '/Admin/dashboard?days=31')).statusCode).toBe(400)
  })

  // ADMIN-7
  it('says how much of each collection is there in each language', async () => {
    const completenessOf = async (name: string) =>
      (await dashboard()).completeness.find(({ collection }) => collection === name)
    expect(await completenessOf('drivers')).toEqual({
      collection: 'drivers',
      total: 6,
      filled: { ar: 6, en: 4 },
    })
    // Title, button and picture of twelve slides, one of which has an English button alone.
    expect(await completenessOf('frames')).toMatchObject({ total: 36, filled: { ar: 35, en: 36 } })
    // Title, client, location, description, challenge, solution, scope, quantities, its picture and two of the gallery.
    expect(await completenessOf('projects')).toMatchObject({ total: 11, filled: { ar: 11, en: 8 } })
    expect(await completenessOf('statistics')).toBeUndefined()
    expect(await completenessOf('messages')).toBeUndefined()
  })

  // ADMIN-7
  it('names the papers that are past or about to expire, and the latest changes', async () => {
    expect(await dashboard()).toMatchObject({ expiring: [], expiringCount: 0 })
    const ids = [await submitVendor(server.app), await submitVendor(server.app)]
    const late = await submitVendor(server.app)
    const refused = await submitVendor(server.app)
    for (const [id, expiryDate] of [
      [ids[0], dateIn(30)],
      [ids[1], dateIn(-2)],
      [late, dateIn(31)],
      [refused, dateIn(1)],
    ] as const) {
      await server.db
        .updateTable('vendor_documents')
        .set({ expiry_date: expiryDate })
        .where('vendor_id', '=', id ?? '')
        .execute()
    }
    await staff(
      'PUT',
      `/Admin/vendors/${refused}`,
      { status: 'refused', notes: '' },
      { version: 1 },
    )
    const { expiring, expiringCount, activity } = await dashboard()
    expect(expiringCount).toBe(2)
    expect(expiring).toMatchObject([
      { vendorId: ids[1], expiryDate: dateIn(-2), daysLeft: -2, type: 'commercialRegister' },
      { vendorId: ids[0], expiryDate: dateIn(30), daysLeft: 30, nameAr: 'شركة النيل للتوريدات' },
    ])
    expect(activity).toMatchObject([{ collection: 'vendors', action: 'save', recordId: refused }])
  })

  // ADMIN-6
  it('lists twenty of what is new, and counts the rest', async () => {
    const { asOf } = await notifications()
    await staff('POST', '/Admin/notifications/seen', {
      collections: ['messages', 'associated-jobs', 'vendors'],
      until: asOf,
    })
    expect(await notifications()).toMatchObject({ counts: { messages: 0 }, latest: [] })
    for (let sent = 0; sent < 25; sent++) await insertMessage(new Date().toISOString())
    const many = await notifications()
    expect(many.counts).toEqual({ messages: 25, 'associated-jobs': 0, vendors: 0 })
    expect(many.latest).toHaveLength(20)
  })
})
