import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tightenDataDir } from './tighten-data-dir.ts'

vi.mock('node:fs/promises', { spy: true })

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'site-modes-'))
  await mkdir(path.join(dataDir, 'media'))
  await writeFile(path.join(dataDir, 'site.sqlite'), '')
  await writeFile(path.join(dataDir, 'media', 'a.webp'), '')
  for (const name of ['.', 'media']) await chmod(path.join(dataDir, name), 0o755)
  for (const name of ['site.sqlite', 'media/a.webp']) await chmod(path.join(dataDir, name), 0o644)
})
afterEach(() => rm(dataDir, { recursive: true }))

const modeOf = async (name: string) => (await stat(path.join(dataDir, name))).mode & 0o777

it('closes what an earlier release left open to other accounts', async () => {
  expect(await tightenDataDir(dataDir)).toEqual([])
  expect(await Promise.all(['.', 'media', 'media/a.webp', 'site.sqlite'].map(modeOf))).toEqual([
    0o700, 0o700, 0o600, 0o600,
  ])
})

it("leaves others' files, and a folder that holds them, as they are", async () => {
  await mkdir(path.join(dataDir, 'lost+found'))
  await chmod(path.join(dataDir, 'lost+found'), 0o755)
  expect(await tightenDataDir(dataDir)).toEqual([])
  expect(await Promise.all(['.', 'lost+found', 'media', 'site.sqlite'].map(modeOf))).toEqual([
    0o755, 0o755, 0o700, 0o600,
  ])
})

it('names what it may not change, and ends well', async () => {
  vi.mocked(chmod).mockRejectedValueOnce(Object.assign(new Error('not ours'), { code: 'EPERM' }))
  expect(await tightenDataDir(dataDir)).toEqual([path.join(dataDir, 'media', 'a.webp')])
  expect(await tightenDataDir(path.join(dataDir, 'missing'))).toEqual([])
})
