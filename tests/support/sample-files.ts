/** A small PDF, as far as anyone looks. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** An empty compound file with a directory that names these streams. */
export function compoundFile(...streams: string[]): Buffer {
  const header = Buffer.alloc(512)
  header.write('d0cf11e0a1b11ae1', 'hex')
  const directory = streams.map((stream) => {
    const entry = Buffer.alloc(128)
    entry.write(stream, 'utf16le')
    return entry
  })
  return Buffer.concat([header, Buffer.alloc(512, 1), ...directory, Buffer.alloc(512, 1)])
}

export const doc = compoundFile('Root Entry', '1Table', 'WordDocument')

/** A ZIP of uncompressed entries. */
export function zip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [entry, content] of Object.entries(entries)) {
    const local = Buffer.alloc(30)
    local.write('PK\u0003\u0004', 'latin1')
    local.writeUInt32LE(Buffer.byteLength(content), 18)
    local.writeUInt32LE(Buffer.byteLength(content), 22)
    local.writeUInt16LE(Buffer.byteLength(entry), 26)
    const central = Buffer.alloc(46)
    central.write('PK\u0001\u0002', 'latin1')
    local.copy(central, 16, 14, 30)
    central.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(entry), Buffer.from(content))
    centrals.push(central, Buffer.from(entry))
    offset = Buffer.concat(locals).length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

export const docx = zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' })

/** The beginning of a Windows program. */
export const executable = Buffer.concat([
  Buffer.from('MZ\u0090\u0000', 'latin1'),
  Buffer.alloc(2000, 7),
])

/** A sound PDF of this many bytes. */
export function pdfOf(size: number): Buffer {
  return Buffer.concat([pdf, Buffer.alloc(size - pdf.length, 0x20)])
}

/** As a browser hands a file to a form. */
export function blobOf(bytes: Buffer): Blob {
  return new Blob([new Uint8Array(bytes)])
}
