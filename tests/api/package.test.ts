import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { account } from '#tests/support/account.ts'
import { everything } from '#tests/support/everything.ts'
import { runApiProcess } from '#tests/support/run-api-process.ts'
import { blobOf, pdfOf } from '#tests/support/sample-files.ts'
import { halves } from '#tests/support/sample-pictures.ts'
import { unpackPackage } from '#tests/support/unpack-package.ts'

/** A folder with nothing above it that belongs to the project. */
let folder: string
/** The folder of the package. */
let place: string
/** The folders that it is called in and that the system gives it. All of them stay empty. */
let elsewhere: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'package-'))
  elsewhere = path.join(folder, 'elsewhere')
  await mkdir(elsewhere)
  place = await unpackPackage(folder)
}, 240_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Nothing of this process's own surroundings. */
const environmentOf = (more: Record<string, string>) => ({
  ...{ PATH: '', HOME: elsewhere, TMPDIR: elsewhere, MIN_FREE_SPACE: '0' },
  ...{ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
  SAMPLE_CONTENT: String(everything),
  ...more,
})

function start(environment: Record<string, string> = {}) {
  const options = { entry: path.join(place, 'server.mjs'), cwd: elsewhere }
  const server = runApiProcess(environmentOf(environment), options)
  onTestFinished(() => server.stop('SIGKILL'))
  return server
}

/** @returns the exit code, and what was written */
function run(words: string[], environment: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(place, 'server.mjs'), ...words],
      { cwd: elsewhere, env: environmentOf(environment) },
      (_, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors }),
    )
  })
}

/** The files of the program, without its data, and when each was written. */
async function listProgram(): Promise<string[]> {
  const names = await readdir(place, { recursive: true })
  const own = names.filter((name) => name !== 'data' && !name.startsWith('data/'))
  return Promise.all(
    own.sort().map(async (name) => `${name} ${(await stat(path.join(place, name))).mtimeMs}`),
  )
}

async function signIn(address: string): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/api/Auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(answer.status).toBe(200)
  const { data } = await answer.json()
  return { authorization: `Bearer ${data.accessToken}` }
}

/** The part of an answer that this test reads. */
interface Answer {
  data: { data: { id: string }[]; cv: { id: string } }
}

const cv = pdfOf(300_000)

/** Uses the site as visitors and staff do. @returns the address of a picture that staff have uploaded */
async function use(address: string): Promise<string> {
  for (const [page, html] of [
    ['/', /<html[^>]* lang="ar"/],
    ['/?lang=en', /<html[^>]* lang="en"/],
  ] as const)
    expect(await (await fetch(address + page)).text()).toMatch(html)

  const headers = await signIn(address)
  const picture = new FormData()
  picture.set('file', blobOf(await halves(60, 40).png().toBuffer()), 'a.png')
  const stored = await fetch(`${address}/api/Admin/pictures`, {
    ...{ method: 'POST', headers, body: picture },
  })
  expect(stored.status).toBe(201)
  const application = new FormData()
  const person = { fullName: 'سارة أحمد', dob: '1995-02-28', nationality: 'EG' }
  for (const [name, value] of Object.entries(person)) application.set(name, value)
  application.set('cv', blobOf(cv), 'cv.pdf')
  const sent = await fetch(`${address}/api/Home/SubmitCV`, { method: 'POST', body: application })
  expect(sent.status).toBe(201)
  const { data } = await stored.json()
  return `/media/${data.picture.key}-60.webp`
}

// PACK-2, PACK-4
it(
  'runs with Node.js alone, backs up, and is restored elsewhere',
  { timeout: 120_000 },
  async () => {
    const before = await listProgram()
    const server = start()
    const address = await server.ready
    const picture = await use(address)
    const file = path.join(folder, 'site.tar')
    expect(await run(['backup', '--to', '../site.tar'])).toMatchObject({ code: 0, errors: '' })
    server.stop('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.errors()).toBe('')
    expect(await readdir(path.join(place, 'data'))).toContain('site.sqlite')

    const restored = { DATA_DIR: '../restored' }
    expect(await run(['verify', '--from', file])).toMatchObject({ code: 0, errors: '' })
    expect(await run(['restore', '--from', file], restored)).toMatchObject({ code: 0, errors: '' })
    const other = start(restored)
    const there = await other.ready
    expect((await fetch(there + picture)).status).toBe(200)
    const headers = await signIn(there)
    const ask = (path: string) => fetch(`${there}/api/Admin/${path}`, { headers })
    const read = async (path: string) => (await (await ask(path)).json()) as Answer
    const { data: applications } = await read('associated-jobs')
    const { data: application } = await read(`associated-jobs/${applications.data[0]?.id}`)
    const answer = await ask(`files/${application.cv.id}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(cv)).toBe(true)
    other.stop('SIGTERM')
    expect(await other.ended).toBe(0)

    expect(await listProgram()).toEqual(before)
    expect(await readdir(elsewhere)).toEqual([])
  },
)

// PACK-4
it('names its commands as they are typed', async () => {
  expect(await run(['backup'])).toEqual({
    ...{ code: 2, output: '', errors: 'Use it as: node server.mjs backup --to FILE\n' },
  })
  expect((await run(['other'])).errors).toMatch(/^There is no command other: use backup, /)
  expect((await run(['mails'])).output).toMatch(/^Without DATABASE_URL emails are \.eml files in /)
})

// PACK-3
it('is refused by a machine that it is not for', async () => {
  const file = path.join(place, 'package.json')
  const manifest = await readFile(file, 'utf8')
  onTestFinished(() => writeFile(file, manifest))
  await writeFile(file, manifest.replace(/"sitePlatform": ".*"/, '"sitePlatform": "aix-ppc64"'))
  const { code, errors } = await run([])
  expect(code).toBe(1)
  expect(errors).toMatch(
    /^This package is for aix-ppc64; this machine is \S+\. Make one for it: .*\n$/,
  )
})
