import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { reaches, targets } from './targets.mjs'

/**
 * @typedef {import('./measure-page.mjs').PageFigures} PageFigures
 * @typedef {import('./measure-throughput.mjs').Throughput} Throughput
 * @typedef {{ machine: string, pages: { ar: PageFigures, en: PageFigures },
 *   loads: { name: string, throughput: Throughput }[], restingBytes: number, loadedBytes: number,
 *   coldMs: number, warmMs: number }} Figures
 * @typedef {import('./targets.mjs').Target} Target
 */

const begin = '<!-- figures: written by npm run bench -->'
const end = '<!-- end of figures -->'

/**
 * Puts the tables between the markers of the page and leaves the prose around them.
 *
 * @param {string} file
 * @param {string} tables
 */
export async function writeFigures(file, tables) {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : `# Benchmarks\n\n${begin}\n${end}\n`
  const start = page.indexOf(begin)
  const stop = page.indexOf(end)
  if (start < 0 || stop < start) throw new Error(`${file} lacks its markers: ${begin} … ${end}`)
  mkdirSync(dirname(file), { recursive: true })
  const filled = `${page.slice(0, start)}${begin}\n\n${tables}\n\n${page.slice(stop)}`
  writeFileSync(file, await format(filled, { ...(await resolveConfig(file)), parser: 'markdown' }))
}

/** @param {Figures} figures */
export function describeFigures(figures) {
  return [figures.machine, pageTable(figures), loadTable(figures), serverTable(figures)].join(
    '\n\n',
  )
}

/** @param {Figures} figures */
function pageTable({ pages }) {
  /**
   * @param {string} name
   * @param {(page: PageFigures) => number} pick
   * @param {(figure: number) => string} show
   * @param {Target} [target]
   */
  const row = (name, pick, show, target) => [
    name,
    withVerdict(pick(pages.ar), show, target),
    withVerdict(pick(pages.en), show, target),
    describeTarget(show, target),
  ]
  return table(
    ['Home page, Lighthouse mobile, median of 5', 'Arabic', 'English', 'Target'],
    [
      row('Performance', ({ scores }) => scores.performance, String, targets.performance),
      row('Accessibility', ({ scores }) => scores.accessibility, String, targets.accessibility),
      row(
        'Best practices',
        ({ scores }) => scores['best-practices'],
        String,
        targets['best-practices'],
      ),
      row('SEO', ({ scores }) => scores.seo, String, targets.seo),
      row('First contentful paint', ({ timings }) => timings.fcp, seconds),
      row('Largest contentful paint', ({ timings }) => timings.lcp, seconds, targets.lcp),
      row('Total blocking time', ({ timings }) => timings.tbt, milliseconds, targets.tbt),
      row('Cumulative layout shift', ({ timings }) => timings.cls, thousandths, targets.cls),
      row('HTML', ({ bytes }) => bytes['Document'] ?? 0, kilobytes),
      row(
        'JavaScript before interaction',
        ({ bytes }) => bytes['Script'] ?? 0,
        kilobytes,
        targets.scriptBytes,
      ),
      row('CSS in files', ({ bytes }) => bytes['Stylesheet'] ?? 0, kilobytes),
      row('Fonts', ({ bytes }) => bytes['Font'] ?? 0, kilobytes),
      row('Pictures before scrolling', ({ bytes }) => bytes['Image'] ?? 0, kilobytes),
    ],
  )
}

/** @param {Figures} figures */
function loadTable({ loads }) {
  return table(
    ['10 connections for 10 s, median of 3', 'Requests/s', 'p99', 'Target, requests/s'],
    loads.map(({ name, throughput: { requestsPerSecond, p99 } }) => [
      name,
      withVerdict(requestsPerSecond, whole, targets.requestsPerSecond),
      milliseconds(p99),
      describeTarget(whole, targets.requestsPerSecond),
    ]),
  )
}

/** @param {Figures} figures */
function serverTable({ restingBytes, loadedBytes, coldMs, warmMs }) {
  const resting = targets.restingBytes
  return table(
    ['Server', 'Figure', 'Target'],
    [
      [
        'Memory at rest',
        withVerdict(restingBytes, megabytes, resting),
        describeTarget(megabytes, resting),
      ],
      ['Memory after the load above', megabytes(loadedBytes), ''],
      ['Cold start (database and sample content made)', seconds(coldMs), ''],
      ['Warm start', seconds(warmMs), ''],
    ],
  )
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map(line).join('\n')
}

/**
 * @param {number} figure
 * @param {(figure: number) => string} show
 * @param {Target} [target]
 */
function withVerdict(figure, show, target) {
  return target && !reaches(figure, target) ? `**${show(figure)}** (missed)` : show(figure)
}

/**
 * @param {(figure: number) => string} show
 * @param {Target} [target]
 */
function describeTarget(show, target) {
  if (target?.least !== undefined) return `≥ ${show(target.least)}`
  return target?.most === undefined ? '' : `≤ ${show(target.most)}`
}

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`
const milliseconds = (/** @type {number} */ ms) => `${Math.round(ms)} ms`
const thousandths = (/** @type {number} */ figure) => figure.toFixed(3)
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`
const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1024 / 1024)} MB`
const whole = (/** @type {number} */ figure) => Math.round(figure).toLocaleString('en')
