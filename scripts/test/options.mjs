/**
 * @typedef {'types' | 'lint' | 'format' | 'unit' | 'browser'} Part
 * @typedef {{ parts: Set<Part>, filters: string[] }} TestOptions
 */

/** @type {Part[]} */
export const allParts = ['types', 'lint', 'format', 'unit', 'browser']

/**
 * `--only unit,types` chooses parts; anything else is a filter on the names of test files, and
 * without `--only` then means the parts that have such files.
 *
 * @param {string[]} args
 * @returns {TestOptions}
 */
export function readOptions(args) {
  /** @type {string[]} */
  const chosen = []
  /** @type {string[]} */
  const filters = []
  const rest = [...args]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--only') chosen.push(...(rest.shift() ?? '').split(','))
    else if (word.startsWith('--only=')) chosen.push(...word.slice('--only='.length).split(','))
    else filters.push(word)
  }
  const wrong = chosen.find((word) => !allParts.some((part) => part === word))
  if (wrong !== undefined)
    throw new RangeError(`--only takes ${allParts.join(', ')}; not '${wrong}'.`)
  const parts = chosen.length > 0 ? chosen : filters.length > 0 ? ['unit', 'browser'] : allParts
  return { parts: new Set(allParts.filter((part) => parts.includes(part))), filters }
}
