import { readChosenParts } from '../scripts/prepare/chosen-parts.mjs'

/** @typedef {'home' | 'server' | 'offline' | 'admin' | 'scale'} Part */

/** @type {Part[]} */
const allParts = ['home', 'server', 'offline', 'admin', 'scale']

/** Messages up to which a site grows unless told otherwise. */
const mostRows = 1_000_000

/**
 * `--only offline` measures that part and leaves the other figures as they are; `--rows 100000` lets the site of `scale` grow
 * no further. That part takes most of an hour and is measured only where it is named.
 *
 * @param {string[]} args
 * @returns {{ parts: Part[], rows: number }}
 */
export function readOptions(args) {
  const { parts, rest } = readChosenParts(args, allParts)
  const [, digits, ...more] = /^--rows[= ](\d+)$/.exec(rest.join(' ')) ?? []
  if (more.length > 0 || (rest.length > 0 && digits === undefined))
    throw new RangeError(`npm run bench takes --only and --rows alone; not '${rest.join(' ')}'.`)
  return {
    parts: parts.length > 0 ? parts : allParts.filter((part) => part !== 'scale'),
    rows: Number(digits ?? mostRows),
  }
}
