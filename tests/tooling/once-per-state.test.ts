import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oncePerState } from '../../scripts/test/once-per-state.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'once-per-state-'))
  await write('src/fan.ts', 'export const blades = 7')
  vi.spyOn(console, 'log').mockReturnValue(undefined)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), text)
}

const right = { passed: 1, failures: [], skips: [] }
const wrong = { passed: 0, failures: [{ name: 'lint', details: 'blades' }], skips: [] }

test('what has passed is judged again only once code or settings have changed', async () => {
  const check = vi.fn(async () => right)
  const judge = async () => {
    expect(await oncePerState(check, folder)).toEqual(right)
    return check.mock.calls.length
  }
  expect([await judge(), await judge()]).toEqual([1, 1])
  await write('src/notes.md', 'Seven blades.')
  await write('dist/fan.js', 'built')
  await write('src/node_modules/fan/index.js', 'installed')
  expect(await judge()).toBe(1)
  await write('src/fan.ts', 'export const blades = 6')
  expect(await judge()).toBe(2)
  await write('scripts/package/fan.mjs', 'export {}')
  expect(await judge()).toBe(3)
  await write('.oxlintrc.json', '{}')
  expect(await judge()).toBe(4)
  await rm(path.join(folder, '.oxlintrc.json'))
  expect(await judge()).toBe(5)
})

test('what has not passed is judged again each time', async () => {
  const check = vi.fn(async () => wrong)
  for (const calls of [1, 2]) {
    expect(await oncePerState(check, folder)).toEqual(wrong)
    expect(check).toHaveBeenCalledTimes(calls)
  }
})
