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
        usually: !isOfFullRun(lines.slice(index)),
      })),
    ),
  )
}

/**
 * @param {string[]} lines from a citation on
 * @returns {boolean} whether the test below it runs only where everything is run
 */
function isOfFullRun(lines) {
  const test = lines.findIndex((line) => /\b(?:test|it|describe)(?:\.\w+)*\(/.test(line))
  const body = lines.findIndex((line, index) => index >= test && line.includes('=>'))
  return test >= 0 && /fullRun\b/i.test(lines.slice(test, body + 1).join('\n'))
}

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
