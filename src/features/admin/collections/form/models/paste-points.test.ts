import { expect, test } from 'vitest'
import { emptyPoint } from './model-form.ts'
import { pastePoints } from './paste-points.ts'
import { parseTable } from './paste-table.ts'

const cells = (...texts: string[]) => [...texts, ...emptyPoint.slice(texts.length)]
const start = { row: 0, column: 0 }

// MODEL-9
test('splits a copied table, with quoted cells and every kind of line end', () => {
  expect(parseTable('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
  expect(parseTable('"two\nlines"\t"a ""b"""\n\t')).toEqual([
    ['two\nlines', 'a "b"'],
    ['', ''],
  ])
  expect(parseTable('12')).toEqual([['12']])
})

// MODEL-9
test('fills the table from the cell on, in digits of either script, and adds rows', () => {
  const pasted = pastePoints([emptyPoint], start, '١٬٠٠٠\t١٦٠\t٠٫٣\r\n2,000\t130\t0.3\r\n')
  expect(pasted?.curve).toEqual([cells('1000', '160', '0.3'), cells('2000', '130', '0.3')])
  expect(pasted?.leftOut).toEqual({ rows: 0, columns: 0 })
})

// MODEL-9
test('takes a decimal comma as the block shows it, and rounds what a spreadsheet worked out', () => {
  const pasted = pastePoints([], { row: 0, column: 1 }, '160,5\t0,171\n1,234\t0,333333333333')
  expect(pasted?.curve).toEqual([cells('', '160.5', '0.171'), cells('', '1.234', '0.333333')])
})

// MODEL-9
test('reads the scientific format of a spreadsheet, and writes figures out', () => {
  const pasted = pastePoints([], start, '1.2E+04\t1E-07\t1e3')
  expect(pasted?.curve).toEqual([cells('12000', '0.0000001', '1e3')])
})

// MODEL-9
test.each([
  ['English', 'Shaft power (kW)\tAirflow, m³/h\tRemark\t63 Hz'],
  ['Arabic', 'القدرة على العمود (كيلوواط)\tتدفّق الهواء\tملاحظة\t٦٣ هرتز'],
])(
  'puts columns where their %s headings say, whichever cell was pasted into',
  (_language, headings) => {
    const pasted = pastePoints([], { row: 0, column: 3 }, `${headings}\n0.3\t1000\tgood\t70`)
    expect(pasted?.curve).toEqual([cells('1000', '', '0.3', '', '70')])
    expect(pasted?.leftOut).toEqual({ rows: 0, columns: 1 })
  },
)

// MODEL-9
test('leaves what is no number for the rules to name, and says what did not fit', () => {
  const pasted = pastePoints([], { row: 29, column: 11 }, 'loud\t1\n2\t3')
  expect(pasted?.curve.at(-1)?.at(-1)).toBe('loud')
  expect(pasted?.curve).toHaveLength(30)
  expect(pasted?.leftOut).toEqual({ rows: 1, columns: 1 })
  expect(pastePoints([], start, '12')).toBeUndefined()
})
