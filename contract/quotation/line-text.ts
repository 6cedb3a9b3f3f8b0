import { directions, inEachLanguage, type Language, type Localized } from '../locale.ts'
import type { QuotationLine, WorkingPoint } from './quotation-line.ts'

type PointPart = keyof WorkingPoint

/** The parts of a working point in the order in which they are read. */
const pointParts = [
  'airflow',
  'pressure',
  'speed',
  'power',
  'motor',
  'density',
] as const satisfies PointPart[]

interface Words {
  units: Record<PointPart, string>
  comma: string
  quantity: string
  /** A product that the catalogue does not have any more. */
  gone: string
}

/** The words of a line wherever it is told: on the site, in emails, in replies and in exports. */
export const lineWords: Localized<Words> = {
  ar: {
    units: {
      airflow: 'م³/س',
      pressure: 'باسكال',
      speed: 'لفة/د',
      power: 'كيلوواط',
      motor: 'كيلوواط (المحرك)',
      density: 'كجم/م³',
    },
    comma: '، ',
    quantity: 'الكمية: {value}',
    gone: 'منتج لم يعد معروضًا',
  },
  en: {
    units: {
      airflow: 'm³/h',
      pressure: 'Pa',
      speed: 'r/min',
      power: 'kW',
      motor: 'kW (motor)',
      density: 'kg/m³',
    },
    comma: ', ',
    quantity: 'quantity: {value}',
    gone: 'product no longer listed',
  },
}

/** A figure with Latin digits and thousands apart, of two decimals at most; below 1, as the power of a small fan, of four. */
function figure(value: number): string {
  const decimals = value < 1 ? 4 : 2
  const [whole = '', fraction] = String(Number(value.toFixed(decimals))).split('.')
  // A number has two dozen digits at most.
  // oxlint-disable-next-line regexp/no-super-linear-move
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** The figures of a working point with their units, such as 12,000 m³/h and 450 Pa. */
export function pointFigures(point: WorkingPoint, language: Language): string[] {
  return pointParts.flatMap((part) => {
    const value = point[part]
    return value === undefined ? [] : [`${figure(value)} ${lineWords[language].units[part]}`]
  })
}

/** Keeps a text's own direction within a line of another. */
const isolated = inEachLanguage((language) =>
  directions[language] === 'rtl'
    ? (text: string) => `\u2068${text}\u2069`
    : (text: string) => (/[\u0590-\u08ff]/.test(text) ? `\u2068${text}\u2069` : text),
)

/**
 * A line as plain text: product, model, working point, quantity, note.
 *
 * @param title the product's; empty for one that is gone
 */
export function lineText(
  { code, point, quantity, note }: Omit<QuotationLine, 'product'>,
  title: string,
  language: Language,
): string {
  const words = lineWords[language]
  const parts = [
    isolated[language](title || words.gone),
    ...(code === '' ? [] : [isolated[language](code)]),
    ...(point === null ? [] : [pointFigures(point, language).join(words.comma)]),
    words.quantity.replace('{value}', figure(quantity)),
    ...(note === '' ? [] : [isolated[language](note)]),
  ]
  return parts.join(' – ')
}
