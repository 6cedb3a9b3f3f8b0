import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/collections/products.ts'
import { blowsFree, type FanModel, octaveBands } from '#contract/fans/fan-model.ts'
import { defaultLanguage, directions, isLanguage } from '#contract/locale.ts'
import { useCompanyName } from '#src/api/use-company.ts'
import { dayOfDevice } from '#src/i18n/day-of-device.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { Sheet, SheetPart } from '#src/ui/documents/sheet.ts'
import { drawFan } from '../drawings/draw-fan.ts'
import type { FanForm } from '../fan-form.ts'
import { ratedPoint, figureText, loudness } from '../sizes/model-figures.ts'
import { pressureCurve, secondPoints, useChartWords } from '../sizes/size-charts.tsx'
import { useMeasures } from '../sizes/size-drawing.tsx'
import { useModelWords } from '../sizes/use-model-words.ts'

export interface SheetSubject {
  product: Product
  models: readonly FanModel[]
  model: FanModel
  form: FanForm
}

/** The parts of a sheet that are drawn and tabled from the figures of a size. */
function useFigureParts({ model, form }: Pick<SheetSubject, 'model' | 'form'>) {
  const { t } = useTranslation()
  const { x, y, seconds } = useChartWords()
  const { testedText } = useModelWords()
  const measures = useMeasures(form, model)

  const chart = (): SheetPart => ({
    kind: 'chart',
    title: t('fan.curveOf', { code: model.code, speed: testedText(model) }),
    chart: {
      curves: [pressureCurve(model)],
      chosen: model.code,
      x,
      y,
      second: { axis: seconds.efficiency, points: secondPoints(model, 'efficiency') },
      names: { stall: t('chart.stall') },
    },
  })

  const drawing = (): SheetPart[] => {
    const drawn = drawFan(form, model)
    if (!drawn) return []
    const facts = measures.map(({ letter, name, length }) => ({
      label: `${name} (${letter})`,
      text: `${formatNumber(length)} ${t('unit.size')}`,
    }))
    return [
      { kind: 'drawing', title: t('fan.drawing', { code: model.code }), drawing: drawn, facts },
    ]
  }

  const points = (): SheetPart => ({
    kind: 'table',
    title: t('fan.points'),
    columns: [x, y, seconds.power, seconds.efficiency, seconds.loudness].map(({ label, unit }) => ({
      header: label,
      unit,
    })),
    rows: model.curve.map((point) => [
      formatNumber(Math.round(point.airflow)),
      figureText(point.pressure),
      figureText(point.power),
      figureText(point.efficiency),
      String(loudness(point)),
    ]),
  })

  const sound = (): SheetPart[] => {
    const best = ratedPoint(model)
    if (best === undefined) return []
    return [
      {
        kind: 'table',
        title: t('fan.sound', { code: model.code }),
        columns: [
          { header: t('fan.unit.frequency'), width: 1.4 },
          ...octaveBands.map((band) => ({ header: formatNumber(band) })),
          { header: t('fan.unit.weightedSound'), width: 1.4 },
        ],
        rows: [[t('fan.unit.sound'), ...best.sound.map(String), String(loudness(best))]],
      },
    ]
  }

  return () =>
    blowsFree(model) ? [...drawing(), ...sound()] : [chart(), ...drawing(), ...sound(), points()]
}

const textPart = (title: string, text: string): SheetPart[] =>
  text === '' ? [] : [{ kind: 'text', title, text }]

const listPart = (title: string, items: readonly string[]): SheetPart[] =>
  items.length === 0 ? [] : [{ kind: 'list', title, items }]

/** The data sheet of one size, as data for the PDF writer (SHEET-1). */
export function useSheet({ product, model, form }: SheetSubject): () => Sheet {
  const { t, i18n } = useTranslation()
  const company = useCompanyName()
  const { factsOf } = useModelWords()
  const figureParts = useFigureParts({ model, form })
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  const { construction, options, standards } = product
  return () => ({
    language,
    direction: directions[language],
    company,
    title: product.title,
    subtitle: model.code,
    foot: t('fan.sheetFoot', { day: formatDay(t, dayOfDevice()) }),
    pageText: t('fan.sheetPage'),
    note: t(blowsFree(model) ? 'fan.thrustTerms' : 'fan.terms'),
    parts: [
      { kind: 'text', text: product.description },
      { kind: 'facts', facts: factsOf(model) },
      ...figureParts(),
      ...textPart(t('fan.construction'), construction),
      ...listPart(t('fan.options'), options),
      ...listPart(t('fan.standards'), standards),
    ],
  })
}
