import { areaOf } from './read-rules.mjs'

/** @typedef {import('./read-rules.mjs').Rule} Rule */

/**
 * A line that cites a rule.
 *
 * @typedef {object} Citation
 * @property {string} id
 * @property {string} place such as `src/ui/section.tsx:12`
 * @property {boolean} byTest
 * @property {boolean} usually whether a run of the tests shows it that does not run everything
 */

/** Ways to cite papers that are no part of this repository; a section of a numbered standard may be cited. */
const outside =
  /(?<!\d, )\b(?:(?:spec )?sections? \d+|decisions \d+|offline\sdesign|design\scard|architecture,\sidea|the\sspecification)/gi

const testFile = /\.(?:test|spec)\.tsx?$/

/**
 * @param {Rule[]} rules
 * @param {{ path: string, text: string }[]} files
 * @returns {Citation[]}
 */
export function findCitations(rules, files) {
  const areas = [...new Set(rules.map(({ id }) => areaOf(id)))]
  if (areas.length === 0) return []
  const cited = new RegExp(String.raw`\b(?:${areas.join('|')})-\d+\b`, 'g')
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index, lines) =>
      [...line.matchAll(cited)].map(([id]) => ({
        id,
        place: `${path}:${index + 1}`,
        byTest: testFile.test(path),
        usually: !headsAt(lines, index).some((head) => /fullRun\b/i.test(head)),
      })),
    ),
  )
}

const testBegins = /\b(?:test|it|describe)(?:\.\w+)*\(/

/**
 * @param {string[]} lines of a file
 * @param {number} index that of a citation
 * @returns {string[]} the first lines, up to the body, of the test below it and of the groups around it
 */
function headsAt(lines, index) {
  const below = lines.findIndex((line, at) => at >= index && testBegins.test(line))
  /** @type {number[]} */
  const around = []
  let indent = indentOf(lines[index] ?? '')
  for (let at = index; at >= 0 && indent > 0; at -= 1) {
    const line = lines[at] ?? ''
    if (line.trim() === '' || indentOf(line) >= indent) continue
    indent = indentOf(line)
    if (testBegins.test(line)) around.push(at)
  }
  return [below, ...around]
    .filter((at) => at >= 0)
    .map((at) => {
      const body = lines.findIndex((line, each) => each >= at && line.includes('=>'))
      return lines.slice(at, body + 1).join('\n')
    })
}

/** @param {string} line */
const indentOf = (line) => line.length - line.trimStart().length

/**
 * @param {{ path: string, text: string }[]} files
 * @returns {string[]} a line for each place that sends its reader out of the repository
 */
export function findOutsideCitations(files) {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(outside)].map(
          ([words]) => `${path}:${index + 1} cites '${words}', which is not in this repository`,
        ),
      ),
  )
}

/**
 * @param {Rule[]} rules
 * @param {Citation[]} citations
 * @returns {string[]} what is wrong, a line each
 */
export function findFaults(rules, citations) {
  const known = new Set(rules.map(({ id }) => id))
  const cited = citations.filter(({ byTest }) => byTest)
  const proved = new Set(cited.map(({ id }) => id))
  const usual = new Set(cited.filter(({ usually }) => usually).map(({ id }) => id))
  return [
    ...citations
      .filter(({ id }) => !known.has(id))
      .map(({ id, place }) => `${place} cites ${id}, which does not exist`),
    ...rules.filter(({ id }) => !proved.has(id)).map(({ id }) => `${id} is cited by no test`),
    ...rules
      .filter(({ id }) => proved.has(id) && !usual.has(id))
      .map(({ id }) => `${id} is cited only by tests that run where everything is run`),
  ]
}
