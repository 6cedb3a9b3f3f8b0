import { latinDigits } from '#contract/digits.ts'
import type { Direction } from '#contract/locale.ts'
import { orderPercent } from '#src/i18n/prevent-breaks.ts'
import { cleanText } from '../clean-text.ts'

/** Orders what it encloses from left to right; it has no ink. */
export const leftToRight = '\u200e'
const unbrokenSpace = '\u00a0'

/** The characters that the font of the files draws, and line ends. */
const drawn =
  /[\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212\u060c\u061b\u061f\u0621-\u063a\u0640-\u0655\u0660-\u066a\u066d\u0670\u067e\u06a4\ufdf2]/
const drawnOtherwise: Partial<Record<string, string>> = { ک: 'ك', ی: 'ي', گ: 'ك', چ: 'ج', ژ: 'ز' }

/** The letter itself where the font has it, else the nearest that it has; a picture is left out. */
function drawable(letter: string): string {
  if (drawn.test(letter)) return letter
  const other = drawnOtherwise[letter]
  if (other !== undefined) return other
  if (/\p{Extended_Pictographic}|\p{Mark}|\p{Emoji_Modifier}/u.test(letter)) return ''
  const parts = [...letter.normalize('NFKD')].filter((part) => drawn.test(part)).join('')
  return parts === '' ? '?' : parts
}

/** A number of seven digits or more with what people put between them. */
const phone = /\+?\d(?:[ \u00a0()/-]{0,2}\d){6,}/g

/**
 * A text as the PDF's font can draw it: phone numbers in one piece, they and percentages in their own order among
 * Arabic words (EXPORT-5), too long words cut where an address would be, without a hyphen.
 *
 * @param widest letters that a line has room for
 */
export function printableText(text: string, widest: number): string {
  const letters = [...latinDigits(cleanText(text)).normalize('NFC')].map(drawable).join('')
  const lines = letters
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(new RegExp(`\\S{${widest + 1},}`, 'g'), (word) => cutWord(word, widest))
  if (textDirection(lines) === 'ltr') return lines.replaceAll(phone, unbroken)
  return orderPercent(lines).replaceAll(
    phone,
    (number) => `${leftToRight}${unbroken(number)}${leftToRight}`,
  )
}

const unbroken = (number: string) => number.replaceAll(' ', unbrokenSpace)

function cutWord(word: string, widest: number): string {
  const lines = []
  for (let rest = word; rest !== ''; rest = rest.slice(lines.at(-1)?.length)) {
    const full = rest.slice(0, widest)
    const atSign = rest.length > widest ? /^.{4,}[@._/-]/.exec(full)?.[0] : undefined
    lines.push(atSign ?? full)
  }
  return lines.join('\n')
}

/** The direction of a text by its first letter of either script; numbers alone read from left to right. */
export function textDirection(text: string): Direction {
  const first = /[a-z\u00c0-\u024f\u0621-\u06ff\ufb50-\ufefc]/i.exec(text)?.[0]
  return first !== undefined && first >= '\u0600' ? 'rtl' : 'ltr'
}
