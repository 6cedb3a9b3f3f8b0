import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createFirstAccount } from '#server/features/session/create-first-account.ts'
import {
  firstPasswordFile,
  forgetFirstPassword,
  generateFirstPassword,
} from '#server/features/session/first-password.ts'
import { hashPassword } from '#server/features/session/password-hash.ts'
import { fullRun } from '#tests/support/full-run.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { runApiProcess } from '#tests/support/run-api-process.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const adminEmail = 'admin@nasaem.example'

// SESSION-28
describe.each(anyDatabase)('the first account’s generated password on %s', (kind) => {
  let server: TestServer
  let file: string
  beforeEach(async () => {
    server = await createTestServer(kind, { empty: true })
    file = firstPasswordFile(server.config.dataDir)
  })
  afterEach(() => server.close())

  const create = (dataDir = server.config.dataDir) =>
    createFirstAccount(server.db, { adminEmail, adminPassword: undefined, dataDir })
  const signIn = async (password: string | undefined) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/Auth/login',
        payload: { email: adminEmail, password },
      })
    ).statusCode

  it('is in a file for this user alone until someone has signed in', async () => {
    const { generatedPassword } = await create()
    expect((await readFile(file, 'utf8')).trim()).toBe(generatedPassword)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    expect(await signIn('another password')).toBe(401)
    expect(existsSync(file)).toBe(true)
    expect(await signIn(generatedPassword)).toBe(200)
    await expect.poll(() => existsSync(file)).toBe(false)
  })

  it('stays the same when the start before was cut off between the file and the account', async () => {
    const written = await generateFirstPassword(server.config.dataDir)
    await forgetFirstPassword(server.db, server.config.dataDir)
    expect(await create()).toMatchObject({ generatedPassword: written, origin: 'generated' })
    expect(await signIn(written)).toBe(200)
  })

  it('is forgotten when the account has another one', async () => {
    await create()
    const password_hash = await hashPassword('another password')
    await server.db.updateTable('users').set({ password_hash }).execute()
    await forgetFirstPassword(server.db, server.config.dataDir)
    expect(existsSync(file)).toBe(false)
  })

  it('is told and kept by the one process that has made the account', async () => {
    const elsewhere = await mkdtemp(path.join(tmpdir(), 'nasaem-test-'))
    const made = await Promise.all([create(), create(elsewhere)])
    const told = made.map(({ generatedPassword }) => generatedPassword)
    expect(told.filter(Boolean)).toHaveLength(1)
    const kept = [file, firstPasswordFile(elsewhere)].map((each) => existsSync(each))
    expect(kept).toEqual(told.map(Boolean))
    expect(await signIn(told.find(Boolean))).toBe(200)
    // The other process notices at its next round of upkeep.
    await forgetFirstPassword(server.db, elsewhere)
    expect(existsSync(firstPasswordFile(elsewhere))).toBe(false)
    await rm(elsewhere, { recursive: true })
  })
})

describe('a first start that is killed', { timeout: 60_000 }, () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'nasaem-test-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const start = () => {
    const server = runApiProcess({ DATA_DIR: dataDir, SAMPLE_CONTENT: 'false' })
    onTestFinished(() => server.stop('SIGKILL'))
    return server
  }

  it.each([
    ['as soon as the password is written', () => existsSync(firstPasswordFile(dataDir))],
    ['as soon as it is ready', (output: string) => output.includes('Ready')],
  ])(
    '%s loses no password: the next start tells one that lets in',
    fullRun,
    async (_, isMoment) => {
      const killed = start()
      await expect
        .poll(() => isMoment(killed.output()), { interval: 1, timeout: 30_000 })
        .toBe(true)
      killed.stop('SIGKILL')
      await killed.ended

      const next = start()
      const address = await next.ready
      await expect.poll(next.output).toMatch(/^Sign in as .*\n/m)
      const [, told, file] =
        /Sign in as .* with the password (?:(\S+) \(made just now|in (\S+))/.exec(next.output()) ??
        []
      const password = told ?? (await readFile(file ?? '', 'utf8')).trim()
      const answer = await fetch(`${address}/api/Auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: adminEmail, password }),
      })
      expect(answer.status).toBe(200)
      next.stop('SIGKILL')
      await next.ended
    },
  )
})
