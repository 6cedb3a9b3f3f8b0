import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type * as Argon2 from '@node-rs/argon2'
import { verify } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import Libsql from 'libsql'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { toJson } from '#server/db/column-values.ts'
import { registerAssets } from '#server/site/assets.ts'
import { recordFigure } from '#tests/support/record-figure.ts'
import { account, call, createAccount, signIn } from '#tests/support/session-client.ts'
import { listStored } from '#tests/support/private-files.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})
const { hash, verify: realVerify } = await vi.importActual<typeof Argon2>('@node-rs/argon2')

const tries = 64
const networkOfOwner = '192.0.2.1'

// Hashing has nothing to do with the database.
let server: TestServer
let app: FastifyInstance
beforeAll(async () => {
  server = await createTestServer('SQLite')
  await createAccount(server.db)
  const clientDir = path.join(server.config.dataDir, 'client')
  await mkdir(path.join(clientDir, 'assets'), { recursive: true })
  await writeFile(path.join(clientDir, 'assets/app.js'), randomBytes(200_000).toString('hex'))
  app = await buildApp({
    config: server.config,
    db: server.db,
    site: (built) => registerAssets(built, clientDir),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  // It shares the connection of the other one, which is closed with it.
  await server.close().catch(() => undefined)
})

// API-7, LIMIT-5
it('sixty-four sign-ins at once take two threads: files are answered meanwhile, the rest is told to come back, and the owner gets in', async () => {
  expect(
    (await call(app, 'POST', '/Auth/login', account, { from: networkOfOwner })).statusCode,
  ).toBe(200)
  const media = await listStored(server.files, 'media')
  const picture = media.find((name) => name.endsWith('.webp')) ?? ''
  let hashing = 0
  let mostAtOnce = 0
  let released = false
  // Each holds a thread, as a hash does, until the files have been answered.
  vi.mocked(verify).mockImplementation(async (stored, typed) => {
    mostAtOnce = Math.max(mostAtOnce, ++hashing)
    do await hash('work')
    while (!released)
    hashing--
    return realVerify(stored, typed)
  })

  const statuses: number[] = []
  const flood = Array.from({ length: tries }, async (_, index) => {
    const body = { email: `no${index}@nasaem.example`, password: 'wrong password' }
    const response = await call(app, 'POST', '/Auth/login', body, {
      from: `2001:db8:0:${index}::1`,
    })
    statuses.push(response.statusCode)
    if (response.statusCode === 503) {
      expect(response.json().code).toBe('busy')
      expect(response.headers['retry-after']).toBe('2')
    }
  })
  await expect.poll(() => hashing).toBe(2)
  await expect.poll(() => statuses).toHaveLength(tries - 10)

  const begun = performance.now()
  const answers = await Promise.all(
    [`/media/${picture}`, '/assets/app.js', '/healthz'].map(async (url) => {
      const answer = await fetch(app.listeningOrigin + url)
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  const took = performance.now() - begun
  expect(answers).toEqual([200, 200, 200])
  // Nobody of the flood has been judged by then.
  expect(statuses).toEqual(Array(tries - 10).fill(503))
  recordFigure('files-during-a-sign-in-flood', `${Math.round(took)} ms`)

  const owner = call(app, 'POST', '/Auth/login', account, { from: networkOfOwner })
  released = true
  await Promise.all(flood)
  expect((await owner).statusCode).toBe(200)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(mostAtOnce).toBe(2)
  const counted = await server.db
    .selectFrom('taken_places')
    .select('subject')
    .where('subject', 'like', 'sign-in network %')
    .execute()
  // A try that was told to come back was not counted.
  expect(counted).toHaveLength(10)
  await signIn(app)
})

// LIMIT-4
it('a try from a network that has none left costs one read', async () => {
  const from = '2001:db8:1::1'
  const guess = (index: number) =>
    call(
      app,
      'POST',
      '/Auth/login',
      { email: `no${index}@nasaem.example`, password: 'wrong' },
      { from },
    )
  vi.mocked(verify).mockResolvedValue(false)
  for (let index = 0; index < 20; index++) expect((await guess(index)).statusCode).toBe(401)
  // The trail is told of them after their answers (AUDIT-5).
  const told = () =>
    server.db
      .selectFrom('audit_entries')
      .select('count')
      .where('after', '=', toJson({ network: '2001:db8:1:x' }))
      .execute()
  await expect.poll(told).toEqual([{ count: 20 }])
  const prepare = vi.spyOn(Libsql.prototype, 'prepare')
  expect((await guess(20)).statusCode).toBe(429)
  expect(prepare.mock.calls).toEqual([[expect.stringMatching(/^select/)]])
})
