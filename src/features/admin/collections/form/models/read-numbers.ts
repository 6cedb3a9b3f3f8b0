import { latinDigits } from '#contract/digits.ts'

// Spaces of every width, marks of direction, and the apostrophe that some countries group thousands with.
const ignored = /[\s\u00a0\u2007\u2009\u200b-\u200f\u202a-\u202f\u2060-\u2069\u061c'’]/g

/** A number as it is written, in Latin digits, with its Arabic separators made the European ones of the same kind. */
const plain = (text: string) =>
  latinDigits(text)
    .replace(ignored, '')
    .replaceAll('٬', '’')
    .replaceAll('٫', '.')
    .replaceAll('’', '')
    .replace(/^[−–]/, '-')

/** One comma, and behind it no group of three: it can be nothing but a decimal one. A figure of less than 1 has no thousands. */
const hasDecimalComma = (text: string) =>
  /^-?\d+,(?:\d{1,2}|\d{4,})$/.test(text) ||
  /^-?0,\d+$/.test(text) ||
  /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(text)

function numberOf(text: string, commaIsDecimal: boolean): number {
  const isEuropean = /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(text)
  if (isEuropean || (commaIsDecimal && !text.includes('.')))
    return Number(text.replaceAll('.', '').replace(',', '.'))
  return /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? Number(text.replaceAll(',', ''))
    : Number(text)
}

/**
 * Reads numbers as people and spreadsheets write them, with digits of either script and either decimal sign. `1,234` is
 * read as the others show how their commas are meant, and as a thousand where none of them does.
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
