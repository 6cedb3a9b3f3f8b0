import { readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, ignoreMissing } from '#server/disk/error-code.ts'
import { saveFile } from '#server/disk/save-file.ts'
import { sweepDrafts } from '#server/disk/sweep-drafts.ts'
import type { StoredFile } from './file-store.ts'

/** Milliseconds after its last use for which a copy stays: it may be on its way to somebody. */
const inUse = 10_000
/** The part of the bound that is free once room was made, so that not every new copy looks for some. */
const slack = 1 / 8

interface MediaCopies {
  /** Copies a file to the folder, unless it is there or nobody has it. */
  provide: (name: string) => Promise<void>
  /** Removes the copies that were not used for longest, until these bytes fit below the bound. */
  makeRoom: (needed?: number) => Promise<void>
}

/**
 * This machine's copies of public files. Each knows by the times of its file when it was stored, which is the same on
 * all machines as browsers are told of it, and when it was last used. Processes may share the folder.
 *
 * @param most bytes of all copies together
 * @param open finds the file among those that all machines share
 */
export function createMediaCopies(
  folder: string,
  most: number,
  open: (name: string) => Promise<StoredFile | undefined>,
): MediaCopies {
  const underWay = new Map<string, Promise<void>>()
  let written = 0

  async function provide(name: string): Promise<void> {
    if (await use(path.join(folder, name))) return
    // Many who ask at once for the same file wait for one copy.
    const copying = underWay.get(name) ?? copy(name).finally(() => underWay.delete(name))
    underWay.set(name, copying)
    await copying
  }

  async function copy(name: string): Promise<void> {
    const found = await open(name)
    if (found === undefined) return
    written += found.size
    if (written > most * slack) await makeRoom(found.size)
    await saveFile(folder, name, found.content).catch(async (error: unknown) => {
      // Nobody is served by copies that take the last room; the next one who asks may find some.
      if (errorCode(error) === 'ENOSPC') await makeRoom(most)
      throw error
    })
    await utimes(path.join(folder, name), new Date(), found.storedAt)
  }

  async function makeRoom(needed = 0): Promise<void> {
    written = needed
    const bound = most * (1 - slack) - needed
    await sweepDrafts(folder)
    const copies = await listCopies(folder)
    let total = copies.reduce((sum, { size }) => sum + size, 0)
    for (const { file, size, usedAt } of copies.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (total <= bound || Date.now() - usedAt < inUse) return
      await rm(file, { force: true })
      total -= size
    }
  }

  return { provide, makeRoom }
}

/** Marks a copy as used. @returns false where it is not there */
async function use(file: string): Promise<boolean> {
  const found = await stat(file).catch(ignoreMissing)
  if (found === undefined) return false
  const now = new Date()
  if (now.getTime() - found.atimeMs > inUse / 2)
    await utimes(file, now, found.mtime).catch(ignoreMissing)
  return true
}

async function listCopies(folder: string) {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  const copies: { file: string; size: number; usedAt: number }[] = []
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(ignoreMissing)
    if (found) copies.push({ file, size: found.size, usedAt: found.atimeMs })
  }
  return copies
}
