import { createHash } from 'node:crypto'
import { createWriteStream, readFileSync, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { runnerImport } from 'vite'
import { StepFailure } from '../prepare/step.mjs'

/** @typedef {import('./content.mjs').Entry} Entry */

/** Anybody may read it: an archive of the program alone has nothing secret. */
const mode = 0o644

/**
 * Writes a gzipped tar that any `tar` opens. The same entries give the same bytes (PACK-5).
 *
 * @param {string} file
 * @param {Entry[]} entries
 * @param {{ folder: string, madeAt: Date, largest: number }} options the folder that all of it is in, the time of each
 *   file, and the bytes that the archive may have
 * @throws {StepFailure} where it would be larger, or the disk does not take it; nothing is left of it
 * @returns {Promise<{ size: number, unpacked: number, sha256: string }>} bytes, and the archive's hash in hexadecimal
 */
export async function writeArchive(file, entries, { folder, madeAt, largest }) {
  /** @type {{ module: typeof import('../../server/backup/tar.ts') }} */
  const { module: tar } = await runnerImport('./server/backup/tar.ts', { configFile: false })
  const hash = createHash('sha256')
  let size = 0
  let unpacked = 0

  function* blocks() {
    for (const entry of entries) {
      const bytes = 'bytes' in entry ? entry.bytes : readFileSync(entry.file)
      unpacked += bytes.length
      const name = `${folder}/${entry.name}`
      yield tar.tarHeader({ name, size: bytes.length }, madeAt, mode)
      yield bytes
      yield tar.paddingOf(bytes.length)
    }
    yield tar.tarEnd
  }

  const unfinished = `${file}.unfinished`
  try {
    await pipeline(
      blocks,
      createGzip({ level: 9 }),
      async function* (source) {
        for await (const chunk of source) {
          hash.update(chunk)
          size += chunk.length
          if (size > largest)
            throw new StepFailure(
              `It would have more than ${megabytes(largest)}: look at what has been added.`,
            )
          yield chunk
        }
      },
      createWriteStream(unfinished),
    )
    renameSync(unfinished, file)
  } catch (error) {
    if (error instanceof StepFailure) throw error
    throw new StepFailure(`The archive cannot be written: ${reasonOf(error)}`)
  } finally {
    rmSync(unfinished, { force: true, recursive: true })
  }
  return { size, unpacked, sha256: hash.digest('hex') }
}

/** @param {unknown} error */
export function reasonOf(error) {
  return error instanceof Error ? error.message : String(error)
}

/** @param {number} bytes */
export function megabytes(bytes) {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
