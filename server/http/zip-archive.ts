import { crc32 } from 'node:zlib'

interface ZipEntry {
  /** With `/` between folders. */
  path: string
  content: Buffer
}

/** Names are in UTF-8. */
const flags = 0x0800
const version = 20

/**
 * A ZIP archive (APPNOTE 4.3) piece by piece, so that one entry at a time is in memory. Nothing is compressed: files of
 * visitors are already. Of at most 4 GB and 65,535 entries.
 */
export async function* zipArchive(
  entries: AsyncIterable<ZipEntry>,
  made: Date,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { path, content } of entries) {
    const name = Buffer.from(path)
    const facts = factsOf(name, content, made)
    directory.push(
      Buffer.concat([signature(0x02014b50), word(version), facts, entryEnd(offset), name]),
    )
    const local = Buffer.concat([signature(0x04034b50), facts, name])
    offset += local.length + content.length
    yield local
    yield content
  }
  const listed = Buffer.concat(directory)
  yield listed
  yield endOf(directory.length, listed.length, offset)
}

const signature = (value: number) => double(value)

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** The bytes that an entry and its line in the directory share. */
function factsOf(name: Buffer, content: Buffer, made: Date): Buffer {
  const time =
    (made.getUTCHours() << 11) | (made.getUTCMinutes() << 5) | (made.getUTCSeconds() >> 1)
  const day =
    ((made.getUTCFullYear() - 1980) << 9) | ((made.getUTCMonth() + 1) << 5) | made.getUTCDate()
  return Buffer.concat([
    ...[version, flags, 0, time, day].map(word),
    ...[crc32(content), content.length, content.length].map(double),
    ...[name.length, 0].map(word),
  ])
}

/** Of a line in the directory: no comment, first disk, no attributes; then where the entry begins. */
function entryEnd(offset: number): Buffer {
  return Buffer.concat([...[0, 0, 0].map(word), ...[0, offset].map(double)])
}

function endOf(count: number, size: number, offset: number): Buffer {
  return Buffer.concat([
    signature(0x06054b50),
    ...[0, 0, count, count].map(word),
    ...[size, offset].map(double),
    word(0),
  ])
}
