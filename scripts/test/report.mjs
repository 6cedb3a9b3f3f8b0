/**
 * @typedef {{ name: string, details: string }} Failure
 * @typedef {{ name: string, reason: string }} Skip
 * @typedef {{ passed: number, failures: Failure[], skips: Skip[] }} Report what one part of the
 *   tests came to
 */

/**
 * @param {string} title
 * @param {Report} report
 * @param {number} seconds
 */
export function describePart(title, { passed, failures, skips }, seconds) {
  const verdict = failures.length > 0 ? 'failed' : 'ok'
  const counts = [
    `${passed} passed`,
    failures.length > 0 ? `${failures.length} failing` : '',
    skips.length > 0 ? `${skips.length} left out` : '',
  ].filter(Boolean)
  return `${title.padEnd(9)}${verdict.padEnd(8)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${counts.join(', ')}`
}

/**
 * Failures come last: of a long output the end is what is read, or kept.
 *
 * @param {Report} report
 */
export function describeDetails({ failures, skips }) {
  return [
    ...skips.map(({ name, reason }) => `- left out: ${name} (${reason})`),
    ...failures.map(({ name, details }) => `\n✗ ${name}\n${indent(details)}\n`),
  ].join('\n')
}

/**
 * The names of what failed, so that the end tells them whichever part it was, and the line of counts.
 *
 * @param {Report[]} reports
 */
export function describeEnd(reports) {
  const names = reports.flatMap(({ failures }) => failures.map(({ name }) => `✗ ${name}`))
  return [...names, closingLine(reports)].join('\n')
}

/** @param {Report[]} reports */
function closingLine(reports) {
  const sum = (/** @type {(report: Report) => number} */ count) =>
    reports.reduce((total, report) => total + count(report), 0)
  const passed = sum((report) => report.passed)
  const failed = sum((report) => report.failures.length)
  const skipped = sum((report) => report.skips.length)
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** @param {string} text */
function indent(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
}
