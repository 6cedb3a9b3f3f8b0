import { expect, test } from 'vitest'
import type { Language } from '#contract/locale.ts'
import { addPageTexts } from '#src/i18n/add-page-texts.ts'
import { createTestApp } from '#tests/support/render-in-app.tsx'
import { selectableFan } from '#tests/support/selectable-fans.ts'
import { readAsk, usualHabits } from './ask.ts'
import { judgeAsk } from './judge-ask.ts'
import { makeSheet } from './make-sheet.ts'
import { prepareModels } from './prepared-model.ts'
import { selectFans } from './select-fans.ts'

async function sheetIn(language: Language, query: Record<string, string> = {}) {
  const app = await createTestApp({ language, client: () => new Promise(() => {}) })
  await addPageTexts(app.i18n, language)
  const ask = readAsk({ airflow: '6600', pressure: '250', ...query }, usualHabits)
  const { asked } = judgeAsk(ask)
  if (asked === undefined) throw new Error('The point was refused')
  const models = prepareModels([{ slug: 'axial', models: [selectableFan('NAX-630')] }])
  const [point] = selectFans(models, asked.duty, asked.limits).found
  if (point === undefined) throw new Error('Nothing was found')
  const t = app.i18n.getFixedT(language)
  const words = { language, t, company: 'Nasaem', product: 'Axial fan' }
  return makeSheet({ ask, duty: asked.duty, point }, words, '2026-11-26')
}

// SELECT-14
test.each([
  ['en', 'Selection sheet: NAX-630', 'ltr', 'Selected on 26 November 2026'],
  ['ar', 'ورقة الاختيار: NAX-630', 'rtl', 'تاريخ الاختيار: 26 نوفمبر 2026'],
] as const)(
  'a sheet in %s names the model, the day and the direction',
  async (language, ...told) => {
    const { title, direction, foot } = await sheetIn(language)
    expect([title, direction, foot]).toEqual(told)
  },
)

// SELECT-14
test('a sheet has the point on the curve, in the units that were chosen', async () => {
  const { parts } = await sheetIn('en', { airflow: '1.8', airflowUnit: 'm3s' })
  const drawn = parts.find((part) => part.kind === 'chart')
  expect(drawn?.chart).toMatchObject({
    chosen: 'NAX-630',
    x: { label: 'Airflow', unit: 'm³/s' },
    y: { label: 'Static pressure', unit: 'Pa' },
    asked: { x: 1.8, y: 250 },
    names: { point: 'Working point', system: 'System curve' },
  })
  expect(drawn?.chart.point?.x).toBeCloseTo(1.84, 1)
  expect(drawn?.chart.systemLine?.length).toBeGreaterThan(2)
})

// SELECT-5, SELECT-14
test('a sheet has the sound in octave bands, and the sum', async () => {
  const { parts } = await sheetIn('en')
  const sound = parts.find((part) => part.kind === 'table')
  expect(sound?.columns.map(({ header }) => header).join(' ')).toBe(
    'Hz 63 125 250 500 1,000 2,000 4,000 8,000 A',
  )
  expect(sound?.rows).toEqual([['dB', ...Array<string>(8).fill('80'), '87']])
})
