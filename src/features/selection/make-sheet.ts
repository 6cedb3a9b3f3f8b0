import type { TFunction } from 'i18next'
import { octaveBands } from '#contract/fans/fan-model.ts'
import { directions, type Language } from '#contract/locale.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { Sheet } from '#src/ui/documents/sheet.ts'
import type { Ask } from './ask.ts'
import type { Duty } from './duty.ts'
import { askedFigures, modelFigures, pointFigures } from './figures.ts'
import { pointChartData } from './point-chart-data.ts'
import { quantityTexts } from './quantities.ts'
import { soundBands, type WorkingPoint } from './working-point.ts'

/** The content of a sheet, beside its language. */
export interface SheetSubject {
  ask: Ask
  duty: Duty
  point: WorkingPoint
}

/** The language of a sheet, with its words. */
export interface SheetWords {
  language: Language
  t: TFunction
  company: string
  /** The product's title in that language. */
  product: string
}

/** The selection sheet of one model as plain data (SELECT-14). @param day `YYYY-MM-DD` */
export function makeSheet(
  { ask, duty, point }: SheetSubject,
  { language, t, company, product }: SheetWords,
  day: string,
): Sheet {
  const { code } = point.prepared.model
  const texts = quantityTexts(t, ask)
  const levels = soundBands(point).map((level) => String(Math.round(level)))
  return {
    language,
    direction: directions[language],
    company,
    title: t('selection.sheetOf', { code }),
    subtitle: product,
    foot: t('selection.selectedOn', { day: formatDay(t, day) }),
    pageText: t('selection.page'),
    note: t('selection.basis'),
    parts: [
      { kind: 'facts', title: t('selection.asked'), facts: askedFigures(t, ask, duty) },
      { kind: 'facts', title: t('selection.result'), facts: pointFigures(t, point, { ask, duty }) },
      {
        kind: 'chart',
        title: t('selection.figure.curve', { speed: texts.speed(point.speed) }),
        chart: {
          ...pointChartData(t, [point], duty, ask),
          names: {
            system: t('chart.systemLine'),
            stall: t('chart.stall'),
            point: t('chart.workingPoint'),
            asked: t('chart.askedPoint'),
          },
        },
      },
      {
        kind: 'table',
        title: t('selection.bands'),
        columns: [
          { header: t('selection.value.hertzAxis'), width: 1.4 },
          ...octaveBands.map((band) => ({ header: formatNumber(band) })),
          { header: 'A' },
        ],
        rows: [[t('selection.unitOf.sound'), ...levels, String(Math.round(point.sound))]],
      },
      { kind: 'facts', title: t('selection.fan'), facts: modelFigures(t, point, ask) },
    ],
  }
}
