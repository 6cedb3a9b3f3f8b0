import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Push } from '#contract/admin/push.ts'
import { addAccount } from '#tests/support/add-account.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import {
  createPushDevice,
  senderOf,
  startPushService,
  type TestPushService,
} from '#tests/support/push-service.ts'
import { submitApplication, submitVendor } from '#tests/support/sample-submissions.ts'
import { call, createStaffClient, signIn } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const second = 1000
const hour = 3600 * second
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const path = '/Admin/notifications/push'

describe.each(anyDatabase)('devices are told of what visitors send, on %s', (kind) => {
  let server: TestServer
  let service: TestPushService
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2026-03-02T10:00:00.000Z')
    service = await startPushService()
    server = await createTestServer(kind, {
      environment: { PUBLIC_URL: 'https://nasaem.example', PUSH_SERVICE: service.origin },
    })
    staff = await createStaffClient(server)
    await server.db.updateTable('users').set({ language: 'en' }).execute()
    pass(second)
  })
  afterEach(async () => {
    await server.close()
    await service.close()
    vi.useRealTimers()
  })

  const push = async (answer: ReturnType<typeof staff>) =>
    (await answer).json<{ data: Push }>().data
  const turnOn = async (language: 'ar' | 'en' = 'en') => {
    const phone = createPushDevice(service.origin, 'phone')
    const answer = await staff('PUT', `${path}/device`, phone.device, { language })
    expect(answer.statusCode).toBe(200)
    pass(second)
    return phone
  }
  const apply = (fullName: string) =>
    submitApplication(server.app, { fullName, dob: '1995-02-28', nationality: 'EG' })
  /** Lets what came settle, and sends what is due. */
  const deliver = async (after = 10 * second) => {
    pass(after)
    await server.app.deliverMails()
  }

  // ADMIN-15
  it('by the name of the sender and nothing else, encrypted for the device', async () => {
    expect(await push(staff('GET', path))).toMatchObject({ isOn: false })
    const phone = await turnOn()
    const id = await apply('Mona <b>Ali</b>')
    await deliver()
    expect(phone.messages(service)).toEqual([
      {
        title: 'New job application from Mona <b>Ali</b>',
        body: expect.stringContaining('Nasaem'),
        lang: 'en',
        dir: 'ltr',
        tag: 'associated-jobs',
        path: `/admin/associated-job/edit/${id}`,
        unseen: 1,
      },
    ])
    expect(service.taken[0]?.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    })
    await deliver()
    expect(service.taken).toHaveLength(1)
  })

  // RUN-12
  it('in the name of the server, whose key stays the same', async () => {
    const { publicKey, isOn } = await push(staff('GET', path))
    expect(isOn).toBe(false)
    await turnOn()
    await apply('Mona')
    await deliver()
    const [post] = service.taken
    if (!post) throw new Error('Nothing was sent')
    const sender = senderOf(post, publicKey)
    expect(sender).toMatchObject({
      aud: service.origin,
      sub: expect.stringMatching(/^mailto:.+@.+/),
    })
    const again = await server.openServer()
    const { accessToken: token } = await signIn(again)
    const answer = await call(again, 'GET', path, undefined, { token })
    expect(answer.json<{ data: Push }>().data.publicKey).toBe(publicKey)
  })

  // ADMIN-15
  it('each once, however many processes there are; several by their number', async () => {
    const phone = await turnOn()
    await apply('Mona')
    await apply('Sara')
    await submitVendor(server.app)
    pass(10 * second)
    const other = await server.openServer()
    await Promise.all([server.app.deliverMails(), other.deliverMails()])
    await Promise.all([server.app.deliverMails(), other.deliverMails()])
    const said = phone.messages(service).map(({ title, path: page }) => `${title} ${page}`)
    expect(said).toHaveLength(2)
    expect(said).toContain('New job applications: 2 /admin/associated-job')
    expect(said.some((one) => one.startsWith('New vendor: '))).toBe(true)
  })

  // ADMIN-15
  it('in the language of the page that turned them on', async () => {
    const phone = await turnOn('ar')
    await apply('منى')
    await deliver()
    expect(phone.messages(service)).toMatchObject([
      { title: 'طلب توظيف جديد من منى', lang: 'ar', dir: 'rtl' },
    ])
  })

  // ADMIN-15
  it('as each person chose, else of their roles’ work', async () => {
    const { kinds } = await push(staff('GET', path))
    expect(kinds).toMatchObject({ messages: true, 'associated-jobs': true, vendors: true })
    const chosen = await push(staff('PUT', path, { 'associated-jobs': false }))
    expect(chosen.kinds).toMatchObject({ messages: true, 'associated-jobs': false, vendors: true })
    const phone = await turnOn()
    await apply('Mona')
    await deliver()
    expect(phone.messages(service)).toEqual([])

    const { credentials } = await addAccount(server.db, {
      email: 'mona@nasaem.example',
      roles: ['auditor'],
    })
    const { accessToken: token } = await signIn(server.app, credentials.password, credentials)
    const hers = await call(server.app, 'GET', path, undefined, { token })
    expect(hers.json<{ data: Push }>().data.kinds).toEqual({
      messages: false,
      'associated-jobs': false,
      vendors: false,
    })
  })

  // ADMIN-15
  it('until they are turned off, or their session ends', async () => {
    const phone = await turnOn()
    expect(await push(staff('GET', path))).toMatchObject({ isOn: true })
    expect(await push(staff('DELETE', `${path}/device`))).toMatchObject({ isOn: false })
    await apply('Mona')
    await deliver()
    await turnOn()
    await apply('Sara')
    service.answer(503)
    await deliver()
    service.answer(201)
    await staff('POST', '/Auth/logout')
    await deliver(hour)
    expect(phone.messages(service)).toEqual([])
  })

  // RUN-12
  it('again where the service does not answer, and for a day at the most', async () => {
    const phone = await turnOn()
    service.answer(503)
    await apply('Mona')
    await deliver()
    service.answer(201)
    await deliver()
    expect(phone.messages(service)).toMatchObject([{ title: 'New job application from Mona' }])
    service.answer(301)
    await apply('Sara')
    await deliver()
    service.answer(201)
    await deliver(25 * hour)
    expect(service.taken).toHaveLength(1)
  })

  // RUN-12
  it('no more once the service does not know them', async () => {
    await turnOn()
    service.answer(410)
    await apply('Mona')
    await deliver()
    expect(await push(staff('GET', path))).toMatchObject({ isOn: false })
  })

  // SAFE-10
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://user@fcm.googleapis.com/fcm/send/x',
  ])('but at the services of browsers alone, not at %s', async (endpoint) => {
    const { device } = createPushDevice(service.origin, 'phone')
    const answer = await staff('PUT', `${path}/device`, { ...device, endpoint })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'unknown_push_service',
    ])
  })

  // SAFE-10
  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
  ])('at %s', async (endpoint) => {
    const { device } = createPushDevice(service.origin, 'phone')
    const answer = await staff('PUT', `${path}/device`, { ...device, endpoint })
    expect(answer.statusCode).toBe(200)
  })
})
