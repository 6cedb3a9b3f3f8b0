import { type Language, languages, type Localized } from './locale.ts'

/** The placeholders of an email to a visitor; each stands in braces, and is filled in when the email is written (MAIL-5). */
export const placeholders = ['name', 'reference', 'title', 'state', 'company', 'link'] as const
export type Placeholder = (typeof placeholders)[number]

/** The placeholders of a reply's template: a reply tells of no state (WORK-17). */
export const replyPlaceholders = placeholders.filter((name) => name !== 'state')

// A brace that is never closed is no placeholder either: it takes the rest of its line.
const inBraces = /\{([^{}\n]*)(\}?)/g

const isPlaceholder = (name: string): name is Placeholder =>
  placeholders.some((known) => known === name)

/**
 * @param known the placeholders that the text may have
 * @returns the first thing in braces that is none of them, as it was typed; undefined where there is none
 */
export function unknownPlaceholder(
  text: string,
  known: readonly Placeholder[] = placeholders,
): string | undefined {
  for (const [typed, name = '', end] of text.matchAll(inBraces))
    if (end === '' || !known.some((one) => one === name)) return typed.trim().slice(0, 40)
  return undefined
}

/** The paragraphs of a body, one a line; lines without anything do not count. */
function paragraphsOf(body: string): string[] {
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** A link that has a line to itself becomes a button with these words, and its address below (MAIL-5). */
export const linkAction: Localized = {
  ar: 'عرض حالة الطلب',
  en: 'See the state of the request',
}

/** A link that has a line to itself. */
export interface LinkPart {
  link: string
  action: string
}

/**
 * The paragraphs of a body as an email has them, filled in.
 *
 * @param link as it is pressed; the values may have it with marks of its direction
 */
export function filledParagraphs(
  body: string,
  values: Readonly<Partial<Record<Placeholder, string>>>,
  { link, language }: { link: string; language: Language },
): (string | LinkPart)[] {
  return paragraphsOf(body).map((line) =>
    line === '{link}' ? { link, action: linkAction[language] } : fillTemplate(line, values),
  )
}

/** The language of an email: the wanted one where the template has both texts in it, else the first that has. */
export function mailLanguage(
  { subject, body }: Readonly<Record<'subject' | 'body', Localized>>,
  wanted: Language,
): Language {
  const has = (language: Language) => subject[language] !== '' && body[language] !== ''
  return [wanted, ...languages].find(has) ?? wanted
}

/** Fills in a template once: a value that looks like a placeholder stays as it is, as does one without a value. */
export function fillTemplate(
  text: string,
  values: Readonly<Partial<Record<Placeholder, string>>>,
): string {
  return text.replace(inBraces, (typed, name: string, end: string) =>
    end !== '' && isPlaceholder(name) ? (values[name] ?? typed) : typed,
  )
}
