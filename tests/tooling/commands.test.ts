import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readOptions as readBenchOptions } from '../../scripts/bench/options.mjs'
import { isInstalled } from '../../scripts/prepare/installation.mjs'
import { isAtLeast } from '../../scripts/prepare/node-version.mjs'
import { portProblem } from '../../scripts/start/port.mjs'
import { readOptions } from '../../scripts/test/options.mjs'
import { closingLine } from '../../scripts/test/report.mjs'

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
    expect([...parts]).toEqual(['types', 'lint', 'format', 'unit', 'browser'])
    expect(filters).toEqual([])
  })
  it('runs the chosen parts with the filters', () => {
    const { parts, filters } = readOptions(['--only', 'unit,types', 'drivers'])
    expect([...parts]).toEqual(['types', 'unit'])
    expect(filters).toEqual(['drivers'])
  })
  it('runs the parts that have test files when there is only a filter', () => {
    expect([...readOptions(['home']).parts]).toEqual(['unit', 'browser'])
  })
  it('names the parts when one is unknown', () => {
    expect(() => readOptions(['--only=units'])).toThrow(/types, lint, format, unit, browser/)
  })
})

describe('options of npm run bench', () => {
  it('measures everything without any', () => {
    expect(readBenchOptions([])).toEqual(['home', 'server', 'offline', 'admin'])
  })
  it('measures the chosen parts', () => {
    expect(readBenchOptions(['--only', 'offline,home'])).toEqual(['home', 'offline'])
  })
  it('refuses what it does not know', () => {
    expect(() => readBenchOptions(['--only', 'phone'])).toThrow(/home, server, offline/)
    expect(() => readBenchOptions(['offline'])).toThrow(/--only/)
  })
})

it('closes with the sum of all parts', () => {
  const failure = { name: 'one', details: '' }
  const skip = { name: 'two', reason: 'no phone' }
  const line = closingLine([
    { passed: 3, failures: [failure], skips: [] },
    { passed: 4, failures: [], skips: [skip, skip] },
  ])
  expect(line).toBe('7 passed, 1 failed, 2 skipped')
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
