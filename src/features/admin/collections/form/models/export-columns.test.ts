import { expect, test } from 'vitest'
import type { FanModel } from '#contract/fans/fan-model.ts'
import type { Language } from '#contract/locale.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { createI18n, loadLocale } from '#src/i18n/create-i18n.ts'
import { testFan } from '#tests/support/test-fan.ts'
import { writeWorkbook } from '../../../exports/excel/write-workbook.ts'
import { makeExportTable } from '../../../exports/make-export-table.ts'
import type { AdminText } from '../../column.ts'
import { exportColumns, sheetRows } from './export-columns.ts'
import { modelTargets } from './headings.ts'
import { importModels } from './import-models.ts'
import { findHeadingRow, mapColumns } from './map-columns.ts'
import { emptyModel, type ModelTexts, modelToTexts, textsToModel } from './model-form.ts'
import { readWorkbook } from './read-workbook.ts'

const fans: FanModel[] = [
  testFan('A-400'),
  testFan('B-500', {
    drive: 'belt',
    supply: [50, 60],
    speeds: { minimum: 700, maximum: 1800 },
    temperatureClass: 'hot-200',
    dimensions: {},
  }),
  testFan('C-560', { drive: 'inverter', temperatureClass: 'F300', thrust: 12.5 }),
  testFan('D-630', { temperatureClass: 'F400' }),
]

/** Exports models as the button does. @returns the workbook's bytes */
async function exported(models: readonly ModelTexts[], language: Language) {
  const instance = createI18n(language, await loadLocale(language))
  await addAdminTexts(instance, language)
  const t: AdminText = instance.getFixedT(language, ['admin', 'translation'])
  return writeWorkbook(
    makeExportTable({
      columns: exportColumns(t),
      rows: sheetRows(models),
      title: 'Models',
      company: 'A company',
      t,
      language,
    }),
  )
}

function imported(file: Uint8Array<ArrayBuffer>) {
  const [sheet] = readWorkbook(file.buffer)
  if (sheet === undefined) throw new Error('there is no sheet')
  const row = findHeadingRow(sheet, modelTargets)
  const mapping = mapColumns(sheet, row, modelTargets)
  return { mapping, sheet, ...importModels(sheet, row, mapping) }
}

// MODEL-13
test.each(['ar', 'en'] as const)(
  'models that are exported in %s come back as they were',
  async (language) => {
    const { mapping, models, faults } = imported(await exported(fans.map(modelToTexts), language))
    expect(modelTargets.filter((target) => !mapping.has(target))).toEqual([])
    expect(faults).toEqual([])
    expect(models.map(textsToModel)).toEqual(fans)
  },
)

// MODEL-13
test('what is no number yet leaves as it was typed, an efficiency without its sign', async () => {
  const typed: ModelTexts = {
    ...emptyModel(0),
    code: 'X',
    weight: 'about 20',
    curve: [['١٬٠٠٠', '160', '', '48,5 %', ...Array<string>(8).fill('')]],
  }
  const { models } = imported(await exported([typed], 'en'))
  expect(models).toMatchObject([{ code: 'X', weight: 'about 20' }])
  expect(models[0]?.curve[0]?.slice(0, 4)).toEqual(['1000', '160', '', '48.5'])
})

// MODEL-13
test('a file to fill in has all headings and the words of one model', async () => {
  const { mapping, sheet } = imported(await exported([emptyModel(0)], 'ar'))
  expect(mapping.size).toBe(modelTargets.length)
  expect(sheet.rows[1]?.map(({ text }) => text).filter(Boolean)).toEqual([
    'مباشر',
    '50\u00a0هرتز',
    'قياسية',
  ])
})
