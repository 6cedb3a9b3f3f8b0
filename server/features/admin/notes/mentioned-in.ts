interface Named {
  id: string
  name: string
}

/**
 * The people whom a text mentions by `@` and their name, whatever its letter case. Of two names of which one begins the
 * other, the longer one is meant where it stands.
 */
export function mentionedIn<Person extends Named>(
  text: string,
  people: readonly Person[],
): Person[] {
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length)
  const mentioned = new Set<string>()
  const folded = text.toLocaleLowerCase()
  for (let at = folded.indexOf('@'); at >= 0; at = folded.indexOf('@', at + 1)) {
    // An address is no mention.
    if (/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) continue
    const rest = folded.slice(at + 1)
    const meant = longestFirst.find(({ name }) => isNameAt(rest, name.toLocaleLowerCase()))
    if (meant) mentioned.add(meant.name.toLocaleLowerCase())
  }
  return people.filter(({ name }) => mentioned.has(name.toLocaleLowerCase()))
}

function isNameAt(text: string, name: string): boolean {
  return name !== '' && text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length))
}
