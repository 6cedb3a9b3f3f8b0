import type { FileKind } from '#contract/submissions/upload.ts'

/** Tells a file's kind by its content; undefined for a file that is accepted nowhere. Nothing is unpacked. */
export function fileKind(bytes: Buffer): FileKind | undefined {
  if (startsWith(bytes, pdfHeader)) return 'pdf'
  if (startsWith(bytes, compoundHeader) && holdsWordStream(bytes)) return 'doc'
  if (startsWith(bytes, localEntry) && holdsWordDocument(bytes)) return 'docx'
  return undefined
}

const pdfHeader = Buffer.from('%PDF-')

/** An OLE compound file: Word's up to 2003, but also installers and other programs' files. */
const compoundHeader = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const wordStream = Buffer.from('WordDocument\0', 'utf16le')
/** Bytes of an entry in the directory of a compound file; it begins with the name of a stream. */
const compoundEntry = 128

function holdsWordStream(bytes: Buffer): boolean {
  let at = bytes.indexOf(wordStream)
  while (at >= 0 && at % compoundEntry !== 0) at = bytes.indexOf(wordStream, at + 2)
  return at >= 0
}

const localEntry = Buffer.from('PK\u0003\u0004')
const centralEntry = Buffer.from('PK\u0001\u0002')
const directoryEnd = Buffer.from('PK\u0005\u0006')
const wordDocument = Buffer.from('word/document.xml')

/** Reads a ZIP's directory (APPNOTE 4.3) for the part that every Word document has. */
function holdsWordDocument(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(directoryEnd)
  if (end < 0 || end + 22 > bytes.length) return false
  let at = bytes.readUInt32LE(end + 16)
  while (at + 46 <= end && startsWith(bytes, centralEntry, at)) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.subarray(at + 46, at + 46 + nameLength)
    if (name.equals(wordDocument)) return isEntryThere(bytes, at)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return false
}

function isEntryThere(bytes: Buffer, at: number): boolean {
  const size = bytes.readUInt32LE(at + 20)
  const local = bytes.readUInt32LE(at + 42)
  const named = startsWith(bytes, wordDocument, local + 30)
  return size > 0 && local + size < at && startsWith(bytes, localEntry, local) && named
}

function startsWith(bytes: Buffer, beginning: Buffer, at = 0): boolean {
  return bytes.subarray(at, at + beginning.length).equals(beginning)
}
