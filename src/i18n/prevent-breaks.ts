const units = [
  'م³/س|م³/ثانية|م²|مم|كم|باسكال|كيلوواط|ميجاواط|كيلوفولت|ميجافولت|أمبير|ديسيبل|بار|طن|هرتز|كجم|لتر|لفة|مليمتر|كيلومتر|متر|درجة|ثانية|ساعة|ميجابايت|[صم]',
  'm³/h|m³/s|l/s|m²|mm|km|kg|r/min|Hz|Pa|kW|MW|kV|MVA|A|dB|bar|t|s|°C|MB|am|pm|hours',
].join('|')

// A unit may take the Arabic accusative: 50 مليمترًا.
const measure = new RegExp(String.raw`(?<=\d%?) (?=(?:${units})(?:ًا)?(?![\p{L}\d]))`, 'gu')
const unitOfTwoWords = /(?<=متر|درجة|ميجافولت) (?=مكعب|مئوية|أمبير)/g
const sign = /(?<=\d%?) ([×±]) (?=\d)/g
const standard = /(?<=\b[A-Z]{2,6}) (\d[\d.]*)(-?)(?=\d|\b)/g

const arabicLetter = /\p{Script=Arabic}/u
const percentage = /(?<![\d.,\u200e])\d[\d.,]*%/g

/** Puts the mark of a left-to-right letter before a percentage among Arabic words, which would show it as %61. */
export const orderPercent = (text: string): string =>
  arabicLetter.test(text) ? text.replace(percentage, '\u200e$&') : text

/**
 * Binds numbers to their units (120,000 m³/h) and standards to their numbers (EN 12101-3), so that no line
 * ends between them: with spaces that do not break, and word joiners after a slash or hyphen. A percent sign stays
 * behind its figure.
 */
export function preventBreaks(text: string): string {
  if (!/\d/.test(text)) return text
  return orderPercent(text)
    .replace(measure, '\u00a0')
    .replace(unitOfTwoWords, '\u00a0')
    .replace(sign, '\u00a0$1\u00a0')
    .replace(standard, (_, number: string, hyphen: string) =>
      hyphen === '' ? `\u00a0${number}` : `\u00a0${number}-\u2060`,
    )
    .replace(/(?<=\u00a0م³\/)(?=س)/g, '\u2060')
}
