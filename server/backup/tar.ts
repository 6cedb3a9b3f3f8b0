/** Bytes of a block: a header is one, and contents are filled up to whole ones (POSIX ustar). */
export const blockSize = 512

export interface TarEntry {
  /** With `/` between folders; of ASCII alone, as all of our names are. */
  name: string
  /** Bytes, of at most 8 GB. */
  size: number
}

/** The bytes of zero that follow a content of so many bytes. */
export function paddingOf(size: number): Buffer {
  return Buffer.alloc((blockSize - (size % blockSize)) % blockSize)
}

/** Two empty blocks end an archive. */
export const tarEnd = Buffer.alloc(2 * blockSize)

/** The offsets of a header's fields, and their lengths in bytes. */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  user: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  sum: [148, 8],
  kind: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const

/** @param mode who may read it: an archive of data is for its owner alone */
export function tarHeader({ name, size }: TarEntry, madeAt: Date, mode = 0o600): Buffer {
  const header = Buffer.alloc(blockSize)
  const write = (field: keyof typeof fields, text: string) => {
    const [at, length] = fields[field]
    if (text.length > length) throw new RangeError(`${name} does not fit into an archive`)
    header.write(text, at, 'latin1')
  }
  const writeNumber = (field: keyof typeof fields, value: number) =>
    write(field, `${value.toString(8).padStart(fields[field][1] - 1, '0')}\0`)
  // A long name is divided at a slash.
  const cut = name.length > fields.name[1] ? name.lastIndexOf('/') : -1
  write('name', name.slice(cut + 1))
  write('prefix', name.slice(0, Math.max(0, cut)))
  writeNumber('mode', mode)
  writeNumber('user', 0)
  writeNumber('group', 0)
  writeNumber('size', size)
  writeNumber('time', Math.floor(madeAt.getTime() / 1000))
  write('kind', '0')
  write('magic', 'ustar\u000000')
  write('sum', ' '.repeat(fields.sum[1]))
  const sum = header.reduce((total, byte) => total + byte, 0)
  write('sum', `${sum.toString(8).padStart(6, '0')}\0 `)
  return header
}

/** @returns undefined for a block that is not exactly as `tarHeader` writes it */
export function readTarHeader(header: Buffer): TarEntry | undefined {
  const read = (field: keyof typeof fields) => {
    const [at, length] = fields[field]
    const bytes = header.subarray(at, at + length)
    const end = bytes.indexOf(0)
    return bytes.toString('latin1', 0, end < 0 ? length : end)
  }
  const [prefix, name] = [read('prefix'), read('name')]
  const entry = {
    name: prefix ? `${prefix}/${name}` : name,
    size: Number.parseInt(read('size'), 8),
  }
  const seconds = Number.parseInt(read('time'), 8)
  if (!Number.isSafeInteger(entry.size) || !Number.isSafeInteger(seconds)) return undefined
  if (entry.name.length > fields.name[1] !== prefix.length > 0) return undefined
  return tarHeader(entry, new Date(seconds * 1000)).equals(header) ? entry : undefined
}
