const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16

/**
 * A WOFF file as the plain font inside it. The PDF writer reads WOFF as well, but unpacks a whole table for each
 * letter that it draws, which takes as long as all the rest.
 *
 * @param woff version 1; its tables are packed one by one (W3C WOFF 1.0, sections 4 and 5)
 */
export async function sfntOf(woff: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const source = new DataView(woff)
  const count = source.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, (_, at) => readTable(source, woffHeader + at * woffEntry)),
  )
  const length = tables.reduce(
    (sum, { bytes }) => sum + padded(bytes.length),
    sfntHeader + count * sfntEntry,
  )
  const font = new Uint8Array(length)
  const target = new DataView(font.buffer)
  const power = Math.floor(Math.log2(count))
  target.setUint32(0, source.getUint32(4))
  target.setUint16(4, count)
  target.setUint16(6, 16 * 2 ** power)
  target.setUint16(8, power)
  target.setUint16(10, 16 * count - 16 * 2 ** power)
  let offset = sfntHeader + count * sfntEntry
  tables.forEach(({ tag, checksum, bytes }, at) => {
    const entry = sfntHeader + at * sfntEntry
    target.setUint32(entry, tag)
    target.setUint32(entry + 4, checksum)
    target.setUint32(entry + 8, offset)
    target.setUint32(entry + 12, bytes.length)
    font.set(bytes, offset)
    offset += padded(bytes.length)
  })
  return font
}

/** Tables begin at multiples of four. */
const padded = (length: number) => Math.ceil(length / 4) * 4

async function readTable(source: DataView<ArrayBuffer>, entry: number) {
  const offset = source.getUint32(entry + 4)
  const packed = source.getUint32(entry + 8)
  const full = source.getUint32(entry + 12)
  const bytes = new Uint8Array(source.buffer, offset, packed)
  return {
    tag: source.getUint32(entry),
    checksum: source.getUint32(entry + 16),
    bytes: packed < full ? await inflate(bytes) : bytes,
  }
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
