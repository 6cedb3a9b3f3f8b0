import { latinDigits } from './digits.ts'

// Spaces of every width, marks of direction, and the apostrophe that some countries group thousands with.
const ignored = /[\s\u00a0\u2007\u2009\u200b-\u200f\u202a-\u202f\u2060-\u2069\u061c'’]/g
/** A comma with a space behind it stands between two numbers. */
const list = /[,،]\s+\S/

/** A number as it is written, in Latin digits, with its Arabic separators made the European ones of the same kind. */
function plain(text: string): string {
  if (list.test(text)) return text
  return (
    latinDigits(text)
      .replace(ignored, '')
      .replace(/^[−–]/, '-')
      .replaceAll('٫', '.')
      // Before three digits it groups thousands, however the commas are meant.
      .replace(/^[+-]?[1-9]\d{0,2}(?:٬\d{3})+(?!\d)/, (thousands) => thousands.replaceAll('٬', ''))
      .replace(/[٬،]/g, ',')
  )
}

/** Digits in groups of three, as figures are written for reading; none begins with a zero. */
const grouped = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/
const european = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+,\d*$/
const ungrouped = /^[+-]?(?=\.?\d)\d*(?:\.\d*)?$/

/** One comma, and behind it no group of three: it can be nothing but a decimal one. */
const hasDecimalComma = (text: string) =>
  european.test(text) || (/^[+-]?\d*,\d+$/.test(text) && !grouped.test(text))

function withoutGroups(text: string, commaIsDecimal: boolean): string {
  if (european.test(text)) return text.replaceAll('.', '').replace(',', '.')
  const isGrouped = grouped.test(text) && (!commaIsDecimal || text.includes('.'))
  return isGrouped ? text.replaceAll(',', '') : text.replace(',', '.')
}

function numberOf(text: string, commaIsDecimal: boolean): number {
  const number = withoutGroups(text, commaIsDecimal)
  return ungrouped.test(number) ? Number(number) : NaN
}

/**
 * Reads numbers as people and spreadsheets write them, with digits of either script and either decimal sign (DIGIT-2).
 * `1,234` is read as the others show how their commas are meant, and as a thousand where none of them does.
 *
 * @param texts those that were written by one hand, such as a pasted block
 * @returns in the same places: undefined where nothing is written, NaN where it is no number
 */
export function readNumbers(texts: readonly string[]): (number | undefined)[] {
  const written = texts.map(plain)
  const commaIsDecimal = written.some(hasDecimalComma)
  return written.map((text) => (text === '' ? undefined : numberOf(text, commaIsDecimal)))
}

/** The same for a number that stands alone. */
export const readNumber = (text: string): number | undefined => readNumbers([text])[0]

/** The same for a number that may carry its percent sign, as an efficiency is copied. */
export const readPercent = (text: string): number | undefined =>
  readNumber(text.replace(/[%٪](?=[\s\u200e\u200f]*$)/, ''))
