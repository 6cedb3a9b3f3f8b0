import { readChosenParts } from '../scripts/prepare/chosen-parts.mjs'

/** @typedef {'home' | 'server' | 'offline' | 'admin'} Part */

/** @type {Part[]} */
const allParts = ['home', 'server', 'offline', 'admin']

/**
 * `--only offline` measures that part and leaves the other figures as they are.
 *
 * @param {string[]} args
 * @returns {Part[]}
 */
export function readOptions(args) {
  const { parts, rest } = readChosenParts(args, allParts)
  if (rest.length > 0)
    throw new RangeError(`npm run bench takes --only alone; not '${rest.join(' ')}'.`)
  return parts.length > 0 ? parts : allParts
}
