import { access } from 'node:fs/promises'
import { migrations } from '#server/db/migrations/migrations.ts'
import { readArchive } from './archive-reader.ts'
import { BackupFault } from './backup-fault.ts'
import { format, type Header, type Manifest } from './manifest.ts'

export interface Verified {
  header: Header
  manifest: Manifest
}

/**
 * Reads all of an archive and says what is in it.
 *
 * @param progress told how many bytes were read
 * @throws BackupFault where it is missing, cut off, damaged, or of a newer release (BACKUP-5)
 */
export async function verifyArchive(
  file: string,
  progress: (bytes: number) => void = () => undefined,
): Promise<Verified> {
  await access(file).catch((cause: unknown) => {
    throw new BackupFault('missing', `There is no archive ${file}, or it may not be read`, cause)
  })
  let header: Header | undefined
  let manifest: Manifest | undefined
  let bytes = 0
  const parts = readArchive(file, {
    header: (one) => (header = requireKnown(one)),
    manifest: (one) => (manifest = one),
  })
  for await (const { size } of parts) progress((bytes += size))
  if (!header || !manifest) throw new Error('An archive ended without its manifest')
  return { header, manifest }
}

function requireKnown(header: Header): Header {
  if (header.format !== format)
    throw new BackupFault(
      'newer',
      `The archive has the format ${header.format}, and this release reads ${format}: restore it with the release that made it, or a newer one`,
    )
  const unknown = header.migrations.findLast((name) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined)
    throw new BackupFault(
      'newer',
      `The archive is of a newer release: its database has the migration ${unknown}, and this release knows them up to ${Object.keys(migrations).at(-1)}`,
    )
  return header
}
