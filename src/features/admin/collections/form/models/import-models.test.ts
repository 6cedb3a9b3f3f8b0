import { expect, test } from 'vitest'
import { type CellObject, utils, type WorkSheet, write } from 'xlsx'
import { octaveBands } from '#contract/fans/fan-model.ts'
import { testFan } from '#tests/support/test-fan.ts'
import { modelTargets, pointTargets } from './headings.ts'
import { importModels, importPoints, type ImportFault } from './import-models.ts'
import { findHeadingRow, mapColumns } from './map-columns.ts'
import { emptyModel, modelToTexts, textsToModel } from './model-form.ts'
import { readWorkbook } from './read-workbook.ts'
import { cellName, type Sheet } from './sheet.ts'

type Cells = (string | number | null)[][]

const fans = [
  testFan('A-400'),
  testFan('B-500', { drive: 'belt', supply: [50, 60], dimensions: {} }),
]

const english = [
  'Model code',
  'Impeller diameter (mm)',
  'Speed (r/min)',
  'Drive',
  'Lowest speed',
  'Highest speed',
  'Supply (Hz)',
  'Motor power (kW)',
  'Temperature class',
  'Weight (kg)',
  'A',
  'B',
  'C',
  'Airflow (m³/h)',
  'Static pressure (Pa)',
  'Shaft power (kW)',
  'Efficiency (%)',
  ...octaveBands.map((band) => `${band} Hz`),
]
const arabic = [
  'رمز الطراز',
  'قطر العضو الدوّار (مم)',
  'السرعة',
  'نقل الحركة',
  'أقل سرعة',
  'أعلى سرعة',
  'التردد',
  'قدرة المحرك (كيلوواط)',
  'فئة الحرارة',
  'الوزن',
  'A',
  'B',
  'C',
  'تدفق الهواء (م³/س)',
  'الضغط الساكن (باسكال)',
  'القدرة على العمود',
  'الكفاءة الساكنة (%)',
  ...octaveBands.map((band) => `${band} هرتز`),
]

/** A row for each point; what is said of the model stands in its first row alone. */
function rowsOf(headings: string[]): Cells {
  const rows = fans.flatMap((fan) =>
    fan.curve.map((point, index): Cells[number] => {
      const { minimum, maximum } = fan.speeds
      const { A = null, B = null, C = null } = fan.dimensions
      const said = [
        fan.code,
        fan.diameter,
        fan.speed,
        fan.drive,
        minimum,
        maximum,
        fan.supply.join('/'),
        fan.motorPower,
        fan.temperatureClass,
        fan.weight,
        A,
        B,
        C,
      ]
      const { airflow, pressure, power, efficiency, sound } = point
      const nothing = said.map(() => null)
      return [...(index === 0 ? said : nothing), airflow, pressure, power, efficiency, ...sound]
    }),
  )
  return [['Fans of the sample company'], headings, ...rows]
}

/** Goes through a file, as a person's does. */
function throughFile(cells: Cells, change: (sheet: WorkSheet) => void = () => undefined): Sheet {
  const made = utils.aoa_to_sheet(cells)
  change(made)
  const book = utils.book_new()
  utils.book_append_sheet(book, made, 'Fans')
  const [sheet] = readWorkbook(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
  if (sheet === undefined) throw new Error('there is no sheet')
  return sheet
}

function importAll(sheet: Sheet) {
  const row = findHeadingRow(sheet, modelTargets)
  return importModels(sheet, row, mapColumns(sheet, row, modelTargets))
}
const told = (faults: ImportFault[]) =>
  faults.map(({ row, column, fault }) => [
    cellName(row, column),
    typeof fault === 'object' ? fault.rule.split(':')[0] : fault,
  ])

// MODEL-10
test.each([
  ['English', english],
  ['Arabic', arabic],
])('reads models under %s headings, wherever they are', (_language, headings) => {
  const { models, faults } = importAll(throughFile(rowsOf(headings)))
  expect(faults).toEqual([])
  expect(models.map(textsToModel)).toEqual(fans)
})

// MODEL-10, MODEL-12
test.each(['Thrust (N)', 'قوة الدفع (نيوتن)'])(
  'reads the thrust of a jet fan under %s',
  (heading) => {
    const [title = [], , ...rows] = rowsOf(english)
    const cells = [
      title,
      [...english, heading],
      ...rows.map((row, index) => [...row, index === 0 ? '٣٢٠' : null]),
    ]
    const { models, faults } = importAll(throughFile(cells))
    expect(faults).toEqual([])
    const [first, ...others] = fans
    expect(models.map(textsToModel)).toEqual([{ ...first, thrust: 320 }, ...others])
  },
)

// MODEL-10
test('reads texts in Arabic digits and words, codes in merged cells, and the results of formulas', () => {
  const cells = rowsOf(english)
  const first = cells[2] as (string | number)[]
  first.splice(1, 3, '٤٠٠', '١٬٤٥٠', 'مباشر')
  first[13] = '١٬٠٠٠'
  first[15] = '٠٫٣'
  const sheet = throughFile(cells, (made) => {
    made['!merges'] = [{ s: { r: 2, c: 0 }, e: { r: 7, c: 0 } }]
    made['O3'] = { t: 'n', v: 160, f: '80*2' } satisfies CellObject
  })
  const { models, faults } = importAll(sheet)
  expect(faults).toEqual([])
  expect(models.map(textsToModel)).toEqual(fans)
})

// MODEL-10
test('reads an efficiency that Excel keeps as a part of one and shows in percent', () => {
  const sheet = throughFile(rowsOf(english), (made) => {
    for (const [address, cell] of Object.entries(made) as [string, CellObject][])
      if (/^Q(?:[3-9]|\d\d)$/.test(address))
        made[address] = { t: 'n', v: Number(cell.v) / 100, z: '0.0%' } satisfies CellObject
  })
  const { models, faults } = importAll(sheet)
  expect(faults).toEqual([])
  expect(models.map(textsToModel)).toEqual(fans)
})

// MODEL-10
test.each<[string, (sheet: WorkSheet) => void, string, string | undefined]>([
  [
    'a formula without a result',
    (sheet) => void (sheet['O5'] = { t: 'z', f: 'SUM(A1)' }),
    'O5',
    'formula',
  ],
  ['an error', (sheet) => void (sheet['P4'] = { t: 'e', v: 7, f: '1/0' }), 'P4', 'error'],
  ['a date', (sheet) => void (sheet['N6'] = { t: 'n', v: 45000, z: 'dd/mm/yyyy' }), 'N6', 'date'],
  [
    'a merged figure',
    (sheet) => void (sheet['!merges'] = [{ s: { r: 3, c: 13 }, e: { r: 4, c: 13 } }]),
    'N4',
    'merged',
  ],
  [
    'a word that is not known',
    (sheet) => void (sheet['D3'] = { t: 's', v: 'steam' }),
    'D3',
    'word',
  ],
  [
    'two diameters of one model',
    (sheet) => void (sheet['B5'] = { t: 'n', v: 450 }),
    'B5',
    'differs',
  ],
  ['no number', (sheet) => void (sheet['N5'] = { t: 's', v: 'much' }), 'N5', 'fan.airflow'],
  ['a pressure below 0', (sheet) => void (sheet['O4'] = { t: 'n', v: -1 }), 'O4', 'fan.pressure'],
  [
    'a band that is too loud',
    (sheet) => void (sheet['Y3'] = { t: 'n', v: 500 }),
    'Y3',
    'fan.sound',
  ],
  [
    'a motor that is too weak',
    (sheet) => void (sheet['H9'] = { t: 'n', v: 0.2 }),
    'H9',
    'fan.motorPower.weak',
  ],
])('names the cell of %s', (_what, change, cell, fault) => {
  const { faults } = importAll(throughFile(rowsOf(english), change))
  expect(told(faults)[0]).toEqual([cell, fault])
})

// MODEL-10
test('takes points into one model, and names rows that the curve cannot have', () => {
  const model = { ...modelToTexts(testFan('C-1')), curve: emptyModel(5).curve }
  const sheet = throughFile(rowsOf(english).slice(0, 8))
  const mapping = mapColumns(sheet, 1, pointTargets)
  const { models, faults } = importPoints(sheet, 1, mapping, model)
  expect(faults).toEqual([])
  expect(models.map(textsToModel)).toEqual([testFan('C-1')])

  const both = throughFile(rowsOf(english))
  const repeated = importPoints(both, 1, mapColumns(both, 1, pointTargets), model)
  expect(told(repeated.faults)[0]).toEqual(['N9', 'fan.airflow.order'])
})

// MODEL-10
test.each([
  ['text', new TextEncoder().encode('airflow,pressure\n1,2')],
  ['nothing', new Uint8Array()],
  ['half an archive', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0])],
])('refuses %s as a workbook', (_what, bytes) => {
  expect(() => readWorkbook(bytes.buffer)).toThrow()
})
