import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readOptions as readBenchOptions } from '../../bench/options.mjs'
import { isInstalled, withoutTestTools } from '../../scripts/prepare/installation.mjs'
import { isAtLeast } from '../../scripts/prepare/node-version.mjs'
import { portProblem } from '../../scripts/start/port.mjs'
import { readOptions } from '../../scripts/test/options.mjs'
import { describeDetails, describeEnd } from '../../scripts/test/report.mjs'

describe('Node.js version', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.1.0', true],
    ['20.18.9', false],
    ['18.20.0', false],
  ])('%s against 20.19: %s', (version, enough) => {
    expect(isAtLeast(version, '20.19')).toBe(enough)
  })
})

describe('what is installed', () => {
  const one = { version: '1.0.0', integrity: 'sha512-a' }
  const wanted = { '': {}, 'node_modules/a': one }

  it('is right when every package is there as locked', () => {
    expect(isInstalled(wanted, { 'node_modules/a': one })).toBe(true)
  })
  it('may lack packages for other systems', () => {
    const others = { ...wanted, 'node_modules/other-system': { ...one, optional: true } }
    expect(isInstalled(others, { 'node_modules/a': one })).toBe(true)
  })
  it('may lack the test tools until they are wanted', () => {
    const all = { ...wanted, 'node_modules/test-tool': { ...one, dev: true } }
    expect(isInstalled(withoutTestTools(all), { 'node_modules/a': one })).toBe(true)
    expect(isInstalled(all, { 'node_modules/a': one })).toBe(false)
  })
  it.each([
    ['node_modules is missing', undefined],
    ['a package is missing', {}],
    ['a package has another version', { 'node_modules/a': { ...one, version: '1.0.1' } }],
  ])('is wrong when %s', (_, present) => {
    expect(isInstalled(wanted, present)).toBe(false)
  })
})

describe('options of npm test', () => {
  it('runs everything without any', () => {
    const { parts, filters } = readOptions([])
    expect([...parts]).toEqual(['lint', 'format', 'unit', 'browser'])
    expect(filters).toEqual([])
  })
  it('runs the chosen parts with the filters', () => {
    const { parts, filters } = readOptions(['--only', 'unit,lint', 'drivers'])
    expect([...parts]).toEqual(['lint', 'unit'])
    expect(filters).toEqual(['drivers'])
  })
  it('runs the parts that have test files when there is only a filter', () => {
    expect([...readOptions(['home']).parts]).toEqual(['unit', 'browser'])
  })
  it('names the parts when one is unknown', () => {
    expect(() => readOptions(['--only=units'])).toThrow(/lint, format, unit, browser/)
  })
})

describe('options of npm run bench', () => {
  it('measures everything without any', () => {
    expect(readBenchOptions([]).parts).toEqual(['home', 'server', 'offline', 'admin'])
  })
  it('measures the chosen parts', () => {
    expect(readBenchOptions(['--only', 'offline,home']).parts).toEqual(['home', 'offline'])
  })
  it('lets a site grow to a million messages unless told otherwise', () => {
    expect(readBenchOptions(['--only', 'scale'])).toEqual({ parts: ['scale'], rows: 1_000_000 })
    expect(readBenchOptions(['--only', 'scale', '--rows', '1000']).rows).toBe(1_000)
  })
  it('refuses what it does not know', () => {
    expect(() => readBenchOptions(['--only', 'phone'])).toThrow(/home, server, offline/)
    for (const words of [['offline'], ['--rows', 'many'], ['--rows']])
      expect(() => readBenchOptions(words)).toThrow(/--only/)
  })
})

describe('the end of npm test', () => {
  const failure = { name: 'one', details: 'expected 1, got 2' }
  const skip = { name: 'two', reason: 'no phone' }

  it('names what failed in any part, then sums all up', () => {
    const end = describeEnd([
      { passed: 3, failures: [failure], skips: [] },
      { passed: 4, failures: [], skips: [skip, skip] },
    ])
    expect(end).toBe('✗ one\n7 passed, 1 failed, 2 skipped')
  })
  it('is the sum alone where nothing failed', () => {
    expect(describeEnd([{ passed: 3, failures: [], skips: [] }])).toBe(
      '3 passed, 0 failed, 0 skipped',
    )
  })
  it('tells how a test failed after what was left out, however much that is', () => {
    const details = describeDetails({ passed: 0, failures: [failure], skips: [skip] })
    expect(details.split('\n').filter(Boolean)).toEqual([
      '- left out: two (no phone)',
      '✗ one',
      '  expected 1, got 2',
    ])
  })
})

it('says in one line that the port is in use', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  expect(await portProblem({ PORT: String(port) })).toContain(`Port ${port} is already in use`)
  await new Promise((resolve) => server.close(resolve))
  expect(await portProblem({ PORT: String(port) })).toBeUndefined()
  expect(await portProblem({ PORT: 'eighty' })).toBeUndefined()
})

it('says in one line that the address is not of this machine', async () => {
  const problem = await portProblem({ PORT: '0', HOST: '203.0.113.1' })
  expect(problem).toContain('HOST 203.0.113.1 is not an address of this machine')
})

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // All of it has ended, as it should.
  }
}

it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  '%s to npm reaches the server, whose exit code is npm’s',
  async (signal) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'start-'))
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ scripts }))
    await mkdir(path.join(folder, 'scripts'))
    const server = `for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => setTimeout(() => { console.log('stopped by', signal); process.exit(0) }, 50))
    setInterval(() => undefined, 1000)
    console.log('ready')`
    await writeFile(path.join(folder, 'scripts/start.mjs'), server)

    const npm = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const closed = once(npm, 'close')
    // A server that npm has left behind goes with its group.
    onTestFinished(() => {
      if (npm.pid !== undefined) killGroup(npm.pid)
    })
    let output = ''
    let complaint = ''
    npm.stderr.on('data', (chunk) => (complaint += String(chunk)))
    const ready = new Promise<void>((resolve) => {
      npm.stdout.on('data', (chunk) => {
        output += String(chunk)
        if (output.includes('ready')) resolve()
      })
    })
    // npm alone may take seconds on a busy machine; one that fails says why.
    await Promise.race([ready, closed])
    expect(output, complaint).toContain('ready')
    npm.kill(signal)
    const [code] = await closed
    expect(code).toBe(0)
    expect(output).toContain(`stopped by ${signal}`)
    await rm(folder, { recursive: true })
  },
  60_000,
)
