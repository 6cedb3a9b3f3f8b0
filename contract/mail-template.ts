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
export function paragraphsOf(body: string): string[] {
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
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
