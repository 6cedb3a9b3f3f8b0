import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { saveFile } from './save-file.ts'
import { sweepDrafts } from './sweep-drafts.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('writes a file whole', async () => {
  await saveFile(path.join(folder, 'new'), 'a.pdf', Buffer.from('whole'))
  expect(await readdir(path.join(folder, 'new'))).toEqual(['a.pdf'])
  expect(await readFile(path.join(folder, 'new', 'a.pdf'), 'utf8')).toBe('whole')
})

it('leaves nothing of one that cannot be written', async () => {
  // A folder is in the way of the last step.
  await mkdir(path.join(folder, 'a.pdf'))
  await expect(saveFile(folder, 'a.pdf', Buffer.from('x'))).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['a.pdf'])
})

it('sweeps the drafts of a process that was killed, and no other file', async () => {
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000)
  for (const name of ['old.pdf.1.tmp', 'old.pdf', 'new.pdf.2.tmp']) {
    await writeFile(path.join(folder, name), 'x')
  }
  for (const name of ['old.pdf.1.tmp', 'old.pdf']) {
    await utimes(path.join(folder, name), hourAgo, hourAgo)
  }
  await sweepDrafts(folder)
  expect((await readdir(folder)).sort()).toEqual(['new.pdf.2.tmp', 'old.pdf'])
  await sweepDrafts(path.join(folder, 'missing'))
})
