import { expect, it } from 'vitest'
import { compoundFile, doc, docx, executable, pdf, zip } from '#tests/support/sample-files.ts'
import { fileKind } from './file-kind.ts'

it.each([
  ['a PDF', pdf, 'pdf'],
  ['an old Word document', doc, 'doc'],
  ['a Word document', docx, 'docx'],
  [
    'a Word document with a comment after it',
    Buffer.concat([docx, Buffer.from('comment')]),
    'docx',
  ],
] as const)('%s is known by its content', (_what, bytes, kind) => {
  expect(fileKind(bytes)).toBe(kind)
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('a text about %PDF-1.7')],
  ['a program', executable],
  ['a program with a PDF behind it', Buffer.concat([executable, pdf])],
  ['a program with a document behind it', Buffer.concat([executable, docx])],
  ['an installer', compoundFile('Root Entry', 'SummaryInformation')],
  ['an installer that speaks of Word', compoundFile('Root Entry', 'x'.repeat(10) + 'WordDocument')],
  ['a spreadsheet', zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })],
  ['an archive that only mentions the document', zip({ 'a.txt': 'word/document.xml' })],
  ['an archive with an empty document', zip({ 'word/document.xml': '' })],
  ['a document in another folder', zip({ 'x/word/document.xml': '<w:document/>' })],
  ['a document cut off half-way', docx.subarray(0, docx.length / 2)],
  ['a document without its end', docx.subarray(0, docx.length - 10)],
  [
    'a document without its beginning',
    Buffer.concat([Buffer.from('PK\u0003\u0004'), docx.subarray(60)]),
  ],
  ['the beginning of an archive', Buffer.from('PK\u0003\u0004')],
  ['the beginning of a compound file', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
])('%s is not accepted', (_what, bytes) => {
  expect(fileKind(bytes)).toBeUndefined()
})

it('reads no further than the file, whatever its directory says', () => {
  for (let at = 0; at < docx.length; at++) {
    for (const byte of [0, 255]) {
      const damaged = Buffer.from(docx)
      damaged[at] = byte
      expect([undefined, 'docx']).toContain(fileKind(damaged))
    }
  }
})
