import { latinDigits } from '#contract/digits.ts'

/** Digits in groups of three, as figures are written for reading; none begins with a zero. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
const plain = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * Reads a number as people type it, in digits of any script (DIGIT-2). Before three digits a comma groups thousands;
 * before fewer or more, and behind a single zero, it stands for a decimal point.
 * @returns undefined for what is no number
 */
export function parseFigure(text: string): number | undefined {
  const typed = latinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\s\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/^[−–]/, '-')
  const number = grouped.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.')
  return plain.test(number) ? Number(number) : undefined
}
