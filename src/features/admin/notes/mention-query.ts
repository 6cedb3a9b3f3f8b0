/** The beginning of a name behind an `@` at the caret; undefined where none is begun. */
export function mentionAt(text: string, caret: number): string | undefined {
  return /(?:^|[\s(،,])@([^@\n]{0,40})$/u.exec(text.slice(0, caret))?.[1]
}

/** The names that a begun mention can become; none once one of them is there whole. */
export function offeredNames(begun: string | undefined, names: readonly string[]): string[] {
  if (begun === undefined) return []
  const folded = begun.toLocaleLowerCase()
  return names
    .filter((name) => name.toLocaleLowerCase().startsWith(folded) && name.length > begun.length)
    .slice(0, 6)
}

/** The text with a begun mention made whole, and where the caret is then. */
export function withMention(text: string, caret: number, name: string) {
  const begun = mentionAt(text, caret) ?? ''
  const before = `${text.slice(0, caret - begun.length)}${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
