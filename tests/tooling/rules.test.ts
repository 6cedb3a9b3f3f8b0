import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  findCitations,
  findFaults,
  findOutsideCitations,
} from '../../scripts/rules/check-rules.mjs'
import { readRules } from '../../scripts/rules/read-rules.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rules-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (text: string) => writeFile(join(folder, 'fans.md'), text)

test('rules are read from their lists', async () => {
  await write('# Fans\n\nA page.\n\n- **FAN-1** Fans turn.\n- **FAN-2** Fans stop.\n')
  expect(readRules(folder)).toEqual([
    { id: 'FAN-1', text: 'Fans turn.' },
    { id: 'FAN-2', text: 'Fans stop.' },
  ])
})

test('an id that is used twice is refused', async () => {
  await write('- **FAN-1** Fans turn.\n- **FAN-2** Fans hum.\n- **FAN-1** Fans stop.\n')
  expect(() => readRules(folder)).toThrow('FAN-1')
})

test('a line of a list that is no rule is refused', async () => {
  await write('- **FAN-1** Fans turn.\n- **FAN 2** Fans hum.\n')
  expect(() => readRules(folder)).toThrow('FAN 2')
})

test('a rule needs a test that cites it, and a citation a rule', () => {
  const rules = [
    { id: 'FAN-1', text: 'Fans turn.' },
    { id: 'FAN-2', text: 'Fans stop.' },
  ]
  const files = [
    { path: 'src/fan.ts', text: '// FAN-1, FAN-2\n// FAN-7' },
    { path: 'src/fan.test.ts', text: '// FAN-1' },
  ]
  expect(findFaults(rules, findCitations(rules, files))).toEqual([
    'src/fan.ts:2 cites FAN-7, which does not exist',
    'FAN-2 is cited by no test',
  ])
})

test('a rule needs a test that every run shows, not the longest alone', () => {
  const rules = [
    { id: 'FAN-1', text: 'Fans turn.' },
    { id: 'FAN-2', text: 'Fans stop.' },
    { id: 'FAN-3', text: 'Fans start.' },
    { id: 'FAN-4', text: 'Fans rest.' },
  ]
  const text = `
    // FAN-1
    test('each fan turns', fullRun, async ({ page }) => {})

    // FAN-1
    test('a fan turns', anyWidth, async ({ page }) => {})

    // FAN-2
    test(
      'each fan stops',
      anyWidthFullRun,
      async ({ page }) => {},
    )

    // FAN-3
    it('each fan starts', fullRun, async () => {})

    // FAN-3
    it.each(databases)('a fan starts', { ...fullRun, timeout: 9 }, async () => {})

    describe('a fan', fullRun, () => {
      // FAN-4
      it('rests', async () => {})
    })`
  expect(findFaults(rules, findCitations(rules, [{ path: 'tests/fan.spec.ts', text }]))).toEqual([
    'FAN-2 is cited only by tests that run where everything is run',
    'FAN-3 is cited only by tests that run where everything is run',
    'FAN-4 is cited only by tests that run where everything is run',
  ])
})

test('papers outside of the repository are not cited', () => {
  const line = ['spec section', '4'].join(' ')
  expect(findOutsideCitations([{ path: 'src/fan.ts', text: `// Fans turn (${line}).` }])).toEqual([
    `src/fan.ts:1 cites '${line}', which is not in this repository`,
  ])
  const standard = '// As ISO 32000-1, section 7.5, has it; docs/decisions/0005.'
  expect(findOutsideCitations([{ path: 'src/fan.ts', text: standard }])).toEqual([])
})

test('every rule of this project is cited by a test, and every id that is cited exists', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'rules', '--', 'NONE'])
  expect(stdout).toMatch(/^\d+ rules, \d+ cited by a test, 0 faults$/m)
})
