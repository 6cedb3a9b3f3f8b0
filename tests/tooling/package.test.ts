import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listContent } from '../../scripts/package/content.mjs'
import { fits, platformNames, platformOf, thisPlatform } from '../../scripts/package/platform.mjs'
import { writeArchive } from '../../scripts/package/write-archive.mjs'
import { StepFailure } from '../../scripts/prepare/step.mjs'
import { everything } from '#tests/support/everything.ts'

// PACK-3
describe('packages for one platform alone', () => {
  const linuxGlibc = { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }
  it.each([
    ['linux-x64', '@img/sharp-linux-x64', linuxGlibc, true],
    ['linuxmusl-x64', '@img/sharp-linux-x64', linuxGlibc, false],
    ['linux-arm64', '@img/sharp-linux-x64', linuxGlibc, false],
    ['darwin-x64', '@img/sharp-linux-x64', linuxGlibc, false],
    // Its manifest says no more than this.
    ['linux-x64', '@libsql/linux-x64-gnu', { os: ['linux'], cpu: ['x64'] }, true],
    ['linux-x64', '@libsql/linux-x64-musl', { os: ['linux'], cpu: ['x64'] }, false],
    ['linuxmusl-x64', '@libsql/linux-x64-musl', { os: ['linux'], cpu: ['x64'] }, true],
    ['win32-x64', '@libsql/win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }, true],
    ['linux-x64', 'pg-cloudflare', {}, true],
  ])('on %s %s of %j: %s', (platform, name, manifest, isMeant) => {
    expect(fits(platformOf(platform), name, manifest)).toBe(isMeant)
  })

  it('are known for this machine', () => {
    const own = thisPlatform()
    expect(platformNames).toContain(own.name)
    expect(platformOf(own.name)).toEqual(own)
  })
})

describe('the package', () => {
  let names: string[]
  let bytesOf: (name: string) => Promise<Buffer>
  beforeAll(async () => {
    const entries = await listContent(thisPlatform())
    names = entries.map(({ name }) => name)
    bytesOf = async (name) => {
      const entry = entries.find((one) => one.name === name)
      if (entry === undefined) throw new Error(`The package has no ${name}`)
      return 'bytes' in entry ? entry.bytes : readFile(entry.file)
    }
  })

  // PACK-1
  it('has what runs the site, and the licences of others', async () => {
    const wanted = ['server.mjs', 'package.json', 'dist/built-from', 'dist/server/main.js']
    wanted.push('dist/client/sw.js.br', 'dist/ssr/server-entry.js', 'deploy/nginx.conf')
    wanted.push('sample/pictures/pictures.json', 'docs/operations/install.md')
    expect(names).toEqual(expect.arrayContaining(wanted))
    const licences = (await bytesOf('THIRD-PARTY.txt')).toString()
    const works = [
      'fastify',
      'react-dom',
      'libsql',
      'workbox-core',
      '@react-pdf/renderer',
      'The font',
    ]
    for (const work of works) expect(licences).toMatch(new RegExp(`^${work}[ ,].*\\)$`, 'm'))
    for (const native of names.filter((name) => name.endsWith('.node')))
      expect(licences).toContain(`\n${native.split('/').slice(1, -1).join('/').split('/lib')[0]} `)
  })

  // PACK-1
  it('has no sources, no tests and no development packages', () => {
    const needless =
      /^(?:src|server|contract|tests|makers|bench|sw)\/|\.tsx?$|\.map$|\.test\.|node_modules\/(?:vite|typescript|react|playwright|@mui|rolldown)\//
    expect(names.filter((name) => needless.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  // PACK-7
  it('has what its container file copies', async () => {
    const file = (await bytesOf('deploy/Containerfile')).toString()
    const copied = [...file.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    )
    expect(copied).toContain('server.mjs')
    for (const from of copied)
      expect(names.some((name) => name === from || name.startsWith(`${from}/`))).toBe(true)
    // Nothing that runs is left behind.
    const left = names.filter((name) => !copied.includes(name.split('/')[0] ?? ''))
    expect(left.filter((name) => !name.startsWith('deploy/'))).toEqual([])
  })

  // PACK-1
  it('has papers whose links lead to papers that are there', async () => {
    for (const paper of names.filter((name) => /^docs\/.*\.md$/.test(name))) {
      const text = (await bytesOf(paper)).toString()
      for (const [, link = ''] of text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g))
        expect(names, `${paper} leads to ${link}`).toContain(
          path.posix.join(path.posix.dirname(paper), link),
        )
    }
  })
})

describe('the archive', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'archive-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const long = `${'folder/'.repeat(20)}file.txt`
  const entries = [
    { name: 'a.txt', bytes: Buffer.from('one') },
    { name: long, bytes: Buffer.from('two') },
  ]
  const write = (name: string, largest = 1_000_000) =>
    writeArchive(path.join(folder, name), entries, {
      ...{ folder: 'site-1', madeAt: new Date('2026-01-01'), largest },
    })

  // PACK-5
  it('is the same for the same files, and opened by any tar', async () => {
    const [one, other] = [await write('one.tar.gz'), await write('other.tar.gz')]
    expect(other).toEqual(one)
    const file = path.join(folder, 'one.tar.gz')
    const bytes = await readFile(file)
    expect(one).toEqual({
      ...{ size: bytes.length, unpacked: 6 },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    expect(spawnSync('tar', ['-xzf', file, '-C', folder]).status).toBe(0)
    expect(await readFile(path.join(folder, 'site-1', long), 'utf8')).toBe('two')
    expect((await stat(path.join(folder, 'site-1/a.txt'))).mode & 0o444).toBe(0o444)
  })

  // PACK-1
  it('is not made where it would be too large', async () => {
    await expect(write('one.tar.gz', 50)).rejects.toThrow('more than 0.0 MB')
    expect(await readdir(folder)).toEqual([])
  })

  // PACK-1
  it('says so where the disk does not take it', async () => {
    await mkdir(path.join(folder, 'one.tar.gz.unfinished'))
    const refused = write('one.tar.gz', 1_000_000)
    await expect(refused).rejects.toThrow(StepFailure)
    await expect(refused).rejects.toThrow('The archive cannot be written: EISDIR')
    expect(await readdir(folder)).toEqual([])
  })
})

it('says in one line, before it builds, that its archive cannot be written', () => {
  const words = ['scripts/package.mjs', '--to', path.resolve('package.json')]
  const { status, stderr } = spawnSync(process.execPath, words)
  expect([status, String(stderr)]).toEqual([
    ...[1, expect.stringMatching(/^The archive cannot be put into \S+package\.json: .*\n$/)],
  ])
})

// PACK-3
it.each([[['--platform', 'linux-mips']], [['--form', 'zip']]])(
  '`npm run package -- %s` says how it is used',
  (words) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/package.mjs', ...words])
    expect([status, String(stderr)]).toEqual([1, expect.stringMatching(/^Use it as: .* linux-x64/)])
  },
)

// PACK-6
it('runs as npm start does, with the same options of Node.js', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const [, options = ''] = /^exec node (--.+) scripts/.exec(scripts.start) ?? []
  expect(options).toMatch(/^--max-semi-space-size=\d+$/)
  const unit = await readFile('deploy/company-site.service', 'utf8')
  expect(unit).toContain(`ExecStart=/usr/bin/node ${options} /opt`)
  expect(await readFile('scripts/start/built-server.mjs', 'utf8')).toContain(`['${options}']`)
})

// PACK-6
it('has a unit that systemd understands and that lets the server do little', async ({ skip }) => {
  const isHere = spawnSync('systemd-analyze', ['--version']).error === undefined
  skip(!isHere && !everything, 'systemd is not installed')
  const folder = await mkdtemp(path.join(tmpdir(), 'unit-'))
  const unit = path.join(folder, 'company-site.service')
  const text = await readFile('deploy/company-site.service', 'utf8')
  expect(text).toContain('/usr/bin/node ')
  // Both have to be there when it is looked at.
  const here = text.replace('/usr/bin/node', process.execPath).replace(/^Documentation=.*\n/m, '')
  await writeFile(unit, here)
  const analyze = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', [...words, unit])
    return { status, output: `${String(stdout)}${String(stderr)}` }
  }
  expect(analyze('verify')).toEqual({ status: 0, output: '' })
  const security = analyze('security', '--offline=true', '--threshold=20')
  expect(security.status, security.output.split('\n').at(-2)).toBe(0)
  await rm(folder, { recursive: true })
})
