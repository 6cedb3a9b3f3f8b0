import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { BackupFault } from './backup-fault.ts'
import { ByteReader } from './byte-reader.ts'
import {
  type Header,
  headerName,
  type Manifest,
  manifestName,
  readHeader,
  readManifest,
  sealOf,
} from './manifest.ts'
import { blockSize, paddingOf, readTarHeader, tarEnd } from './tar.ts'

/** A part of an archive while it is read. Content that its reader leaves unread is skipped. */
export interface Part {
  name: string
  size: number
  content: AsyncIterable<Buffer>
}

/**
 * Reads an archive from its beginning to its end, and checks every byte of it (BACKUP-5). The parts that tell of the
 * archive itself are not handed out.
 *
 * @param told gets the header before the first part, and the manifest after the last one
 * @throws BackupFault that names the part where the archive is cut off or is not what was written
 */
export async function* readArchive(
  file: string,
  told: { header?: (header: Header) => void; manifest?: (manifest: Manifest) => void } = {},
): AsyncGenerator<Part> {
  const bytes = new ByteReader(createReadStream(file, { highWaterMark: 256 * 1024 }))
  const reading = new ArchiveReading(bytes)
  try {
    const header = readHeader(await reading.sealed(headerName))
    if (header === undefined) throw notOurs()
    told.header?.(header)
    for (;;) {
      const entry = await reading.next()
      if (entry.name === manifestName) break
      const content = reading.contentOf(entry)
      yield { ...entry, content }
      // Skips the bytes that its reader did not take.
      const rest = content[Symbol.asyncIterator]()
      while (!(await rest.next()).done);
    }
    const manifest = readManifest(await reading.sealedContent(manifestName))
    if (manifest === undefined) throw damaged(manifestName)
    await reading.end(manifest)
    told.manifest?.(manifest)
  } finally {
    await bytes.close()
  }
}

class ArchiveReading {
  readonly #bytes: ByteReader
  readonly #read: Manifest['parts'] = []
  #entry = { name: '', size: 0 }

  constructor(bytes: ByteReader) {
    this.#bytes = bytes
  }

  async next(): Promise<{ name: string; size: number }> {
    const block = await this.#bytes.read(blockSize)
    const before = this.#entry.name
    if (block.length < blockSize && (before || block.length === 0)) throw cutOff(before)
    const entry = readTarHeader(block)
    if (entry === undefined) throw before ? damaged(before, 'after') : notOurs()
    this.#entry = entry
    return entry
  }

  /** Its bytes, which are counted, hashed and followed by zeros. */
  async *contentOf({ name, size }: { name: string; size: number }): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let left = size
    for await (const piece of this.#bytes.take(size)) {
      hash.update(piece)
      left -= piece.length
      yield piece
    }
    const padding = await this.#bytes.read(paddingOf(size).length)
    if (left > 0 || padding.length < paddingOf(size).length) throw cutOff(name)
    if (!padding.equals(paddingOf(size))) throw damaged(name)
    this.#read.push({ name, size, sha256: hash.digest('hex') })
  }

  async sealed(name: string): Promise<Buffer> {
    const entry = await this.next()
    if (entry.name !== name) throw notOurs()
    return this.sealedContent(name)
  }

  /** A part of the archive itself, with the part that proves it. */
  async sealedContent(name: string): Promise<Buffer> {
    const content = await this.#whole()
    const { sha256 } = this.#read.at(-1) ?? {}
    const { name: next } = await this.next()
    if (next !== sealOf(name)) throw damaged(name, 'after')
    if ((await this.#whole()).toString() !== `${sha256}\n`) throw damaged(name)
    return content
  }

  /** Compares what was read with what was written. */
  async end({ parts }: Manifest): Promise<void> {
    const end = await this.#bytes.read(tarEnd.length)
    if (end.length < tarEnd.length) throw cutOff(this.#entry.name)
    const more = await this.#bytes.read(1)
    if (!end.equals(tarEnd) || more.length > 0) throw damaged(this.#entry.name, 'after')
    // Without the manifest and its seal, which prove themselves.
    const read = this.#read.slice(0, -2)
    const isWritten = (one: Manifest['parts'][number], at: number) =>
      one.name === read[at]?.name && one.size === read[at].size && one.sha256 === read[at].sha256
    const wrong = parts.find((part, at) => !isWritten(part, at)) ?? read[parts.length]
    if (wrong !== undefined) throw damaged(wrong.name)
  }

  async #whole(): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const piece of this.contentOf(this.#entry)) pieces.push(piece)
    return Buffer.concat(pieces)
  }
}

function cutOff(name: string): BackupFault {
  return new BackupFault('cut_off', `The archive is cut off ${name ? `at ${name}` : 'at once'}`)
}

function damaged(name: string, where: 'in' | 'after' = 'in'): BackupFault {
  return new BackupFault(
    'damaged',
    `The archive is damaged ${where} ${name}: not every byte is what was written`,
  )
}

function notOurs(): BackupFault {
  return new BackupFault('damaged', 'The file is no backup of this site')
}
