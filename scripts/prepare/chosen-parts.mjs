/**
 * Reads `--only one,other` from a command's words.
 *
 * @template {string} Part
 * @param {string[]} args
 * @param {readonly Part[]} allParts
 * @returns {{ parts: Part[], rest: string[] }} the chosen parts, in the order of all of them, none without
 *   `--only`; and the words that are no part
 * @throws {RangeError} when an unknown part is named
 */
export function readChosenParts(args, allParts) {
  /** @type {string[]} */
  const chosen = []
  /** @type {string[]} */
  const rest = []
  const words = [...args]
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '--only') chosen.push(...(words.shift() ?? '').split(','))
    else if (word.startsWith('--only=')) chosen.push(...word.slice('--only='.length).split(','))
    else rest.push(word)
  }
  const wrong = chosen.find((word) => !allParts.some((part) => part === word))
  if (wrong !== undefined)
    throw new RangeError(`--only takes ${allParts.join(', ')}; not '${wrong}'.`)
  return { parts: allParts.filter((part) => chosen.includes(part)), rest }
}
