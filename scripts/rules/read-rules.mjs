import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One thing that the product does, as `docs/rules/` tells it.
 *
 * @typedef {object} Rule
 * @property {string} id such as `FAN-2`
 * @property {string} text
 */

/**
 * @param {string} folder whose Markdown files hold a rule per line: `- **FAN-2** Text.`
 * @returns {Rule[]} in the order of their ids
 * @throws {Error} where an id is used twice, or a line of a list is no rule
 */
export function readRules(folder) {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const texts = pages.map((name) => readFileSync(join(folder, name), 'utf8'))
  const rules = texts.flatMap((text) =>
    [...text.matchAll(/^- .*$/gm)].map(([line]) => {
      const [, id, rule] = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/.exec(line) ?? []
      if (!id || !rule) throw new Error(`docs/rules: not a rule: ${line}`)
      return { id, text: rule }
    }),
  )
  rules.sort((one, other) => compareIds(one.id, other.id))
  const twice = rules.find(({ id }, index) => rules[index + 1]?.id === id)
  if (twice) throw new Error(`docs/rules: ${twice.id} is used twice`)
  return rules
}

/** @param {string} id */
export const areaOf = (id) => id.slice(0, id.indexOf('-'))

/** @param {string} id */
const numberOf = (id) => Number(id.slice(id.indexOf('-') + 1))

/** @param {string} one @param {string} other */
function compareIds(one, other) {
  return areaOf(one) === areaOf(other)
    ? numberOf(one) - numberOf(other)
    : areaOf(one) < areaOf(other)
      ? -1
      : 1
}
