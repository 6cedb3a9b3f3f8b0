import { measurePage } from './measure-page.mjs'
import { measureShift } from './measure-shift.mjs'
import {
  describeTarget,
  kilobytes,
  milliseconds,
  seconds,
  table,
  thousandths,
  withVerdict,
} from './figures.mjs'
import { step } from '../prepare/step.mjs'
import { targets } from './targets.mjs'

/**
 * @typedef {import('./measure-page.mjs').PageFigures} PageFigures
 * @typedef {import('./targets.mjs').Target} Target
 */

/**
 * The home page by Lighthouse, in Arabic by the address that people open; what it finds fault with is printed.
 *
 * @param {import('../start/built-server.mjs').BuiltServer} server
 * @param {string} browser
 * @returns {Promise<string>} its table, and one of how far each public page moves while it starts
 */
export async function benchHome({ address }, browser) {
  const options = { runs: 5, browser }
  const ar = await step('Lighthouse, Arabic', () => measurePage(`${address}/`, options))
  const en = await step('Lighthouse, English', () => measurePage(`${address}/?lang=en`, options))
  for (const fault of new Set([...ar.faults, ...en.faults]))
    console.log(`Lighthouse finds fault with ${fault}`)
  const shifts = await step('Layout shift of the public pages', () =>
    measureShift(address, browser),
  )
  return `${pageTable({ ar, en })}\n\n${shiftTable(shifts)}`
}

/** @param {Map<string, number[]>} shifts */
function shiftTable(shifts) {
  const rows = [...shifts].map(([path, figures]) => [
    `\`${path}\``,
    ...figures.map((figure) => withVerdict(figure, thousandths, targets.cls)),
    describeTarget(thousandths, targets.cls),
  ])
  const head = ['Layout shift, processor 6 times slower', 'ar 360', 'ar 1440', 'en 360', 'en 1440']
  return table([...head, 'Target'], rows)
}

/** @param {{ ar: PageFigures, en: PageFigures }} pages */
function pageTable(pages) {
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
    ['Home page, Lighthouse mobile, median of 5', 'Arabic (`/`)', 'English', 'Target'],
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
