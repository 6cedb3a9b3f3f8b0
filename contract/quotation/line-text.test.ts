import { describe, expect, it } from 'vitest'
import { lineText, pointFigures } from './line-text.ts'
import { readLines } from './line-schema.ts'
import type { QuotationLine } from './quotation-line.ts'

const line: QuotationLine = {
  product: 'roof-fan',
  code: 'NRV-500/6',
  point: { airflow: 12_500, pressure: 250, speed: 960, power: 1.456, motor: 2.2, density: 1.2 },
  quantity: 1200,
  note: 'Second floor',
}
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

// QUOTE-11
describe('a line as plain text', () => {
  it('tells product, model, working point with units, quantity and note', () => {
    expect(lineText(line, 'Roof fan', 'en')).toBe(
      'Roof fan – NRV-500/6 – 12,500 m³/h, 250 Pa, 960 r/min, 1.46 kW, 2.2 kW (motor), 1.2 kg/m³ – quantity: 1,200 – Second floor',
    )
    expect(plain(lineText(line, 'مروحة سقف', 'ar'))).toBe(
      'مروحة سقف – NRV-500/6 – 12,500 م³/س، 250 باسكال، 960 لفة/د، 1.46 كيلوواط، 2.2 كيلوواط (المحرك)، 1.2 كجم/م³ – الكمية: 1,200 – Second floor',
    )
  })

  it('leaves out what a line does not have, and says that a product is gone', () => {
    const bare = { ...line, code: '', point: null, note: '', quantity: 1 }
    expect(lineText(bare, 'Roof fan', 'en')).toBe('Roof fan – quantity: 1')
    expect(lineText(bare, '', 'en')).toBe('product no longer listed – quantity: 1')
  })

  it('keeps the direction of a model code within Arabic', () => {
    expect(lineText(line, 'مروحة سقف', 'ar')).toContain('\u2068NRV-500/6\u2069')
    expect(lineText({ ...line, note: 'الطابق الثاني' }, 'Roof fan', 'en')).toContain(
      '\u2068الطابق الثاني\u2069',
    )
  })

  it('tells the power of a small fan by the figures that count', () => {
    const small = { airflow: 250.5, pressure: 40, power: 0.05537, density: 0.9876 }
    expect(pointFigures(small, 'en')).toEqual(['250.5 m³/h', '40 Pa', '0.0554 kW', '0.9876 kg/m³'])
    expect(pointFigures({ airflow: 1, pressure: 0.000_000_1 }, 'en')).toEqual(['1 m³/h', '0 Pa'])
  })

  it('tells of a point what is known of it', () => {
    expect(pointFigures({ airflow: 800, pressure: 0 }, 'en')).toEqual(['800 m³/h', '0 Pa'])
  })
})

// QUOTE-3
it.each<[unknown, number | undefined]>([
  [1, 1],
  [9999, 9999],
  ['٢٥', 25],
  [' 7 ', 7],
  [0, undefined],
  [10_000, undefined],
  [1.5, undefined],
  ['', undefined],
  ['1e2', undefined],
  ['-3', undefined],
  [null, undefined],
])('a quantity of %j is read as %j', (quantity, expected) => {
  const faults: string[] = []
  const [read] = readLines([{ product: 'roof-fan', quantity }], (fault) => faults.push(fault))
  expect(read?.quantity).toBe(expected)
  expect(faults).toEqual(expected === undefined ? ['line.quantity:1'] : [])
})

// QUOTE-9
it.each<[string, string | undefined]>([
  ['NAX-800/4 (EX), 28°', 'NAX-800/4 (EX), 28°'],
  ['مروحة ٨٠٠', 'مروحة ٨٠٠'],
  [' NAX\n800 ', 'NAX 800'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), undefined],
])('a model code %j, which staff may give, is read as %j', (code, expected) => {
  const faults: string[] = []
  const [read] = readLines([{ product: 'roof-fan', code, quantity: 1 }], (fault) =>
    faults.push(fault),
  )
  expect(read?.code).toBe(expected)
  expect(faults).toEqual(expected === undefined ? ['line.code:1'] : [])
})
