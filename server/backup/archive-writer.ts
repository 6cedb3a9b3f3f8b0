import { createHash } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '#server/disk/sync-folder.ts'
import { type Header, headerName, type Manifest, manifestName, sealOf } from './manifest.ts'
import { blockSize, paddingOf, tarEnd, tarHeader } from './tar.ts'

interface WriterOptions {
  madeAt: Date
  /** Asked before each piece; throws where the disk has to keep its room. */
  requireRoom: () => Promise<void>
}

/**
 * Writes an archive beside its name, and gives it that name once all of it is on the disk (BACKUP-2). End it with
 * `finish` or `abandon`.
 */
export class ArchiveWriter {
  readonly #file: string
  readonly #draft: string
  readonly #handle: FileHandle
  readonly #options: WriterOptions
  readonly #parts: Manifest['parts'] = []
  #size = 0

  private constructor(file: string, draft: string, handle: FileHandle, options: WriterOptions) {
    this.#file = file
    this.#draft = draft
    this.#handle = handle
    this.#options = options
  }

  /** @param draft the name until it is finished, in the same folder */
  static async create(file: string, draft: string, options: WriterOptions): Promise<ArchiveWriter> {
    return new ArchiveWriter(file, draft, await open(draft, 'w', 0o600), options)
  }

  /** Bytes so far. */
  get size(): number {
    return this.#size
  }

  async writeHeader(header: Header): Promise<void> {
    await this.#addSealed(headerName, header)
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    await this.addStream(name, bytes.length, [bytes])
  }

  /** @throws Error where the content has another number of bytes than was said */
  async addStream(
    name: string,
    size: number,
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
  ): Promise<void> {
    await this.#write(tarHeader({ name, size }, this.#options.madeAt))
    const hash = createHash('sha256')
    let written = 0
    for await (const piece of content) {
      hash.update(piece)
      written += piece.length
      await this.#write(piece)
    }
    if (written !== size) throw new Error(`${name} has changed while it was read`)
    await this.#write(paddingOf(size))
    this.#parts.push({ name, size, sha256: hash.digest('hex') })
  }

  /** Ends the archive and gives it its name. @returns its bytes */
  async finish(facts: Omit<Manifest, 'parts'>): Promise<number> {
    await this.#addSealed(manifestName, { ...facts, parts: [...this.#parts] })
    await this.#write(tarEnd)
    await this.#handle.sync()
    await this.#handle.close()
    await rename(this.#draft, this.#file)
    await syncFolder(path.dirname(this.#file))
    return this.#size
  }

  /** Leaves nothing behind; does nothing to an archive that is finished. */
  async abandon(): Promise<void> {
    await this.#handle.close()
    await rm(this.#draft, { force: true })
  }

  async #addSealed(name: string, content: object): Promise<void> {
    await this.add(name, Buffer.from(`${JSON.stringify(content)}\n`))
    const { sha256 = '' } = this.#parts.at(-1) ?? {}
    await this.add(sealOf(name), Buffer.from(`${sha256}\n`))
  }

  async #write(bytes: Buffer): Promise<void> {
    if (bytes.length >= blockSize) await this.#options.requireRoom()
    await this.#handle.writeFile(bytes)
    this.#size += bytes.length
  }
}
