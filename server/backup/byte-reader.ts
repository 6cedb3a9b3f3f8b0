/** Reads a stream by numbers of bytes. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** @returns fewer bytes where the stream ends before them */
  async read(size: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const piece of this.take(size)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  /** The next bytes piece by piece; fewer where the stream ends before them. */
  async *take(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      if (this.#rest.length === 0) {
        const next = await this.#source.next()
        if (next.done) return
        this.#rest = next.value
        continue
      }
      const piece = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }

  async close(): Promise<void> {
    await this.#source.return?.()
  }
}
