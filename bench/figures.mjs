import { reaches } from './targets.mjs'

/** @typedef {import('./targets.mjs').Target} Target */

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map(line).join('\n')
}

/**
 * @param {number} figure
 * @param {(figure: number) => string} show
 * @param {Target} [target]
 */
export function withVerdict(figure, show, target) {
  return target && !reaches(figure, target) ? `**${show(figure)}** (missed)` : show(figure)
}

/**
 * @param {(figure: number) => string} show
 * @param {Target} [target]
 */
export function describeTarget(show, target) {
  if (target?.least !== undefined) return `≥ ${show(target.least)}`
  return target?.most === undefined ? '' : `≤ ${show(target.most)}`
}

/**
 * A row of one figure: its name, how it stands to its target, and the target.
 *
 * @param {string} name
 * @param {number} figure
 * @param {(figure: number) => string} show
 * @param {Target} [target]
 */
export function figureRow(name, figure, show, target) {
  return [name, withVerdict(figure, show, target), describeTarget(show, target)]
}

export const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`
export const milliseconds = (/** @type {number} */ ms) => `${Math.round(ms)} ms`
export const tenths = (/** @type {number} */ figure) => figure.toFixed(1)
export const thousandths = (/** @type {number} */ figure) => figure.toFixed(3)
export const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`
export const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1024 / 1024)} MB`
export const whole = (/** @type {number} */ figure) => Math.round(figure).toLocaleString('en')
