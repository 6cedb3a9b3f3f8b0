import { readChosenParts } from '../prepare/chosen-parts.mjs'

/**
 * @typedef {'lint' | 'format' | 'unit' | 'browser'} Part
 * @typedef {{ parts: Set<Part>, filters: string[] }} TestOptions
 */

/** @type {Part[]} */
export const allParts = ['lint', 'format', 'unit', 'browser']

/**
 * `--only unit,lint` chooses parts; anything else is a filter on the names of test files, and
 * without `--only` then means the parts that have such files.
 *
 * @param {string[]} args
 * @returns {TestOptions}
 */
export function readOptions(args) {
  const { parts, rest: filters } = readChosenParts(args, allParts)
  if (parts.length > 0) return { parts: new Set(parts), filters }
  return { parts: new Set(filters.length > 0 ? ['unit', 'browser'] : allParts), filters }
}
