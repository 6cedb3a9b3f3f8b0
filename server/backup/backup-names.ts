import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '#server/disk/error-code.ts'

/** A moment as part of a file's name, whose order is that of the moments. */
const inName = (moment: Date) =>
  moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')

/** The archive of a time of the schedule. */
export const scheduledName = (moment: Date) => `backup-${inName(moment)}.tar`
/** The archive made before a migration, named after the last one that was to run. */
export const upgradeName = (migration: string, moment: Date) =>
  `before-${migration}-${inName(moment)}.tar`
/** The folder of everything that a restore has replaced. */
export const asideName = (moment: Date) => `replaced-${inName(moment)}`

const kinds = { scheduled: /^backup-[\dT-]+Z\.tar$/, upgrade: /^before-[\w-]+Z\.tar$/ }

/** The name of an archive while it is written. */
export const draftOf = (file: string) => `${file}.${process.pid}.tmp`

/**
 * Removes what killed backups have left of an archive. To be called while no other one is under way (BACKUP-3).
 *
 * @param file the archive that is about to be written; those of the schedule are swept beside it
 */
export async function sweepArchiveDrafts(file: string): Promise<void> {
  const folder = path.dirname(file)
  const stem = path.basename(file)
  const isDraft = (name: string) => {
    const [, archive = ''] = /^(.+)\.\d+\.tmp$/.exec(name) ?? []
    return archive === stem || Object.values(kinds).some((kind) => kind.test(archive))
  }
  for (const name of await readdir(folder).catch(ignoreMissing))
    if (isDraft(name)) await rm(path.join(folder, name), { force: true })
}

/** Removes the oldest archives of a kind from a folder until so many are left (BACKUP-8). */
export async function pruneArchives(
  folder: string,
  kind: keyof typeof kinds,
  keep: number,
): Promise<void> {
  const moment = (name: string) => name.slice(-'2026-01-01T00-00-00Z.tar'.length)
  const names = (await readdir(folder)).filter((name) => kinds[kind].test(name))
  const newestFirst = names.toSorted((a, b) => moment(b).localeCompare(moment(a), 'en'))
  for (const name of newestFirst.slice(keep)) await rm(path.join(folder, name), { force: true })
}

function ignoreMissing(error: unknown): [] {
  if (errorCode(error) === 'ENOENT') return []
  throw error
}
