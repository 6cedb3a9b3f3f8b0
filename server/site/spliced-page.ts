import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A page whose only changing part is its nonce, ready to be sent in two codings. */
export interface SplicedPage {
  plain: (nonce: string) => Buffer
  gzip: (nonce: string) => Buffer
  /** The memory that it takes. */
  bytes: number
}

// RFC 1952: magic number, deflate, no flags, no time, best compression, unknown system.
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
// RFC 1951: a last block of fixed codes with nothing in it.
const lastBlock = Buffer.from([0x03, 0x00])

/** Compressed so that another block can follow at a whole byte, and without reference to what came before. */
function deflateOpenEnded(part: Buffer): Buffer {
  return deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
}

/** A deflate block that holds a short text as it is (RFC 1951, 3.2.4). */
function storedBlock(content: Buffer): Buffer {
  const block = Buffer.alloc(5 + content.length)
  block.writeUInt16LE(content.length, 1)
  block.writeUInt16LE(content.length ^ 0xffff, 3)
  content.copy(block, 5)
  return block
}

function joinWith(parts: Buffer[], between: Buffer): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]))
}

/**
 * Compresses a page once, in the parts between its nonces; each answer then puts the nonce between the ready
 * parts as an uncompressed block. So a compressed page with a nonce of its own costs a copy and a checksum.
 *
 * @param html with `mark` wherever the nonce goes
 */
export function splicePage(html: string, mark: string): SplicedPage {
  const parts = html.split(mark).map((part) => Buffer.from(part))
  const compressed = parts.map(deflateOpenEnded)
  const bytes = [...parts, ...compressed].reduce((sum, part) => sum + part.length, 0)
  return {
    bytes,
    plain: (nonce) => Buffer.concat(joinWith(parts, Buffer.from(nonce))),
    gzip: (nonce) => {
      const text = Buffer.from(nonce)
      let checksum = 0
      let length = 0
      for (const piece of joinWith(parts, text)) {
        checksum = crc32(piece, checksum)
        length += piece.length
      }
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(checksum, 0)
      trailer.writeUInt32LE(length, 4)
      return Buffer.concat([
        gzipHeader,
        ...joinWith(compressed, storedBlock(text)),
        lastBlock,
        trailer,
      ])
    },
  }
}
