/**
 * Nouns of this trade whose plural is another word, as `foldForSearch` writes them. Plurals that only end
 * differently are made by rule and not listed.
 */
const nouns = [
  ['مروحه', 'مراوح'],
  ['مشروع', 'مشاريع', 'مشروعات'],
  ['مصنع', 'مصانع'],
  ['مبني', 'مباني', 'مبان'],
  ['نفق', 'انفاق'],
  ['مطعم', 'مطاعم'],
  ['مطبخ', 'مطابخ'],
  ['مخزن', 'مخازن'],
  ['مكتب', 'مكاتب'],
  ['معمل', 'معامل'],
  ['مسجد', 'مساجد'],
  ['مدرسه', 'مدارس'],
  ['فندق', 'فنادق'],
  ['مصعد', 'مصاعد'],
  ['غرفه', 'غرف'],
  ['برج', 'ابراج'],
  ['قناه', 'قنوات'],
  ['فلتر', 'فلاتر'],
  ['عازل', 'عوازل'],
  ['كاتم', 'كواتم'],
  ['جهاز', 'اجهزه'],
  ['نظام', 'انظمه'],
  ['لوحه', 'الواح'],
  ['حريق', 'حرايق'],
  ['فرع', 'فروع'],
  ['عميل', 'عملا'],
  ['وظيفه', 'وظايف'],
] as const

const formsOfNoun = new Map<string, readonly string[]>(
  nouns.flatMap((forms) => forms.map((form) => [form, forms] as const)),
)

/** Conjunctions and prepositions that are written onto the word after them. */
const prefix = /^[وفبكل](?=.{3})/

/** Names that are written as one word or as two. */
const compoundName = /^(عبد)(?=ال)|^(ابو)(?=.{3})/

const number = /^\d{1,3}(?:[,،\u066c]?\d{3}){1,4}$/
const decimal = /^\d+[.\u066b]\d+$/

/** A number is written with a comma, the Arabic sign or nothing between its thousands. */
function numberForms(word: string): string[] {
  if (decimal.test(word)) return ['.', '\u066b'].map((point) => word.replace(/[.\u066b]/, point))
  if (!number.test(word)) return []
  const digits = word.replace(/\D/g, '')
  // A leading zero begins a phone number.
  if (digits.startsWith('0')) return [digits]
  return ['', ',', '\u066c'].map((sign) => digits.replace(/\B(?=(?:\d{3}){1,4}$)/g, sign))
}

/** The endings of a feminine noun: alone, before a suffix, plural. */
const feminine = (stem: string) => [`${stem}ه`, `${stem}ت`, `${stem}ات`]

/** The forms of an Arabic word that only end differently. */
function arabicForms(word: string): string[] {
  const [, dual] = /^(.{3,})ت(?:ين|ان)$/.exec(word) ?? []
  if (dual !== undefined) return feminine(dual)
  const [, stem, ending] = /^(.{3,}?)(ات|ه|ون|ين|ان)$/.exec(word) ?? []
  if (stem === undefined) return []
  // A stem of three letters alone occurs inside too many other words.
  const alone = stem.length > 3 ? [stem] : []
  if (ending === 'ات') return [...feminine(stem), ...alone]
  if (ending === 'ه') return [...feminine(stem), ...(stem.endsWith('ي') ? alone : [])]
  return alone
}

function englishForms(word: string): string[] {
  const [, stem] = /^([a-z]{2,}[^aeiou])(?:ies?|y)$/.exec(word) ?? []
  if (stem !== undefined) return [`${stem}y`, `${stem}ie`]
  const [, sibilant] = /^([a-z]*(?:ch|sh|ss|x))e$/.exec(word) ?? []
  return sibilant === undefined ? [] : [sibilant]
}

/**
 * The forms that a word may have in a text: singular and plural, a number with and without separators, a
 * name in one word or two.
 *
 * @param word folded, without article
 * @returns the word itself first
 */
export function wordForms(word: string): string[] {
  const bare = word.replace(prefix, '')
  const noun = formsOfNoun.get(word) ?? formsOfNoun.get(bare) ?? []
  const forms = [word, ...noun, ...numberForms(word), ...englishForms(word)]
  // A noun of the table needs no guess, but for its singular's endings.
  for (const form of noun.length === 0 ? [word] : noun) forms.push(...arabicForms(form))
  if (compoundName.test(word)) forms.push(word.replace(compoundName, '$1$2 '))
  return [...new Set(forms)]
}
