import { measureInteractions } from './measure-interactions.mjs'
import { measurePage } from './measure-page.mjs'
import { curves, measureSelection } from './measure-selection.mjs'
import { measureShift, pathsOf } from './measure-shift.mjs'
import { measureWork } from './measure-work.mjs'
import {
  describeTarget,
  figureRow,
  kilobytes,
  milliseconds,
  seconds,
  table,
  tenths,
  thousandths,
  whole,
  withVerdict,
} from './figures.mjs'
import { step } from '../scripts/prepare/step.mjs'
import { targets } from './targets.mjs'

/**
 * @typedef {import('./measure-page.mjs').PageFigures} PageFigures
 * @typedef {import('./measure-work.mjs').Work} Work
 * @typedef {import('./targets.mjs').Target} Target
 */

/** The pages that show curves, each with what it is asked for. */
const fanPaths = [
  '/products/axial-plate-fan',
  '/products/select',
  '/products/select?airflow=12000&pressure=250',
]

/**
 * The home page by Lighthouse, in Arabic by the address that people open; what it finds fault with is printed.
 *
 * @param {import('../scripts/start/built-server.mjs').BuiltServer} server
 * @param {string} browser
 * @returns {Promise<string>} its table, and of each public page what its start costs a phone and how far it moves
 */
export async function benchHome({ address }, browser) {
  const options = { runs: 5, browser }
  const ar = await step('Lighthouse, Arabic', () => measurePage(`${address}/`, options))
  const en = await step('Lighthouse, English', () => measurePage(`${address}/?lang=en`, options))
  /** @type {Map<string, PageFigures>} */
  const fans = new Map()
  for (const path of fanPaths)
    fans.set(
      path,
      await step(`Lighthouse, ${path}`, () => measurePage(address + path, { ...options, runs: 3 })),
    )
  const all = [ar, en, ...fans.values()]
  for (const fault of new Set(all.flatMap(({ faults }) => faults)))
    console.log(`Lighthouse finds fault with ${fault}`)
  const shifts = await step('Layout shift of the public pages', () =>
    measureShift(address, browser),
  )
  /** @type {Map<string, Work>} */
  const works = new Map()
  await step('Work of the public pages', async () => {
    for (const path of await pathsOf(address))
      works.set(
        path,
        await measureWork(`${address}${path}`, { runs: path === '/' ? 3 : 1, browser }),
      )
  })
  const { count, p98, worst } = await step('Presses on a slow phone', () =>
    measureInteractions(`${address}/`, browser),
  )
  console.log(`The press that took longest: ${worst}`)
  const presses = table(
    ['Home page, 4× slower processor, until the paint that answers a press', 'Figure', 'Target'],
    [figureRow(`Of ${count} presses, 98 of a hundred`, p98, milliseconds, targets.interaction)],
  )
  const selection = await step('Selection among many curves', () => measureSelection(browser))
  const selections = table(
    [`Selection among ${whole(curves)} curves, 4× slower processor`, 'Figure', 'Target'],
    [
      figureRow(
        'A duty point, median of 15',
        selection.selected,
        milliseconds,
        targets.selectionMs,
      ),
      figureRow('Before the first, once for a catalogue', selection.prepared, milliseconds),
    ],
  )
  const index = `The machine's benchmark index by Lighthouse: ${Math.round(ar.index)}.`
  const tables = [pageTable({ ar, en }), fanTable(fans), selections, workTable(works), presses]
  return [index, ...tables, shiftTable(shifts)].join('\n\n')
}

/** @param {Map<string, PageFigures>} pages */
function fanTable(pages) {
  const columns = /** @type {const} */ ([
    ['Performance', targets.fanPerformance, 'performance'],
    ['Accessibility', targets.accessibility, 'accessibility'],
    ['Best practices', targets['best-practices'], 'best-practices'],
    ['SEO', targets.seo, 'seo'],
  ])
  const rows = [...pages].map(([path, { scores, bytes }]) => [
    `\`${path}\``,
    ...columns.map(([, target, score]) => withVerdict(scores[score], String, target)),
    withVerdict(bytes['Script'] ?? 0, kilobytes, targets.fanScriptBytes),
  ])
  return table(
    [
      'Pages with curves, Lighthouse mobile, median of 3',
      ...columns.map(([name]) => name),
      'JavaScript before interaction',
    ],
    [
      ...rows,
      [
        'Target',
        ...columns.map(([, target]) => describeTarget(String, target)),
        describeTarget(kilobytes, targets.fanScriptBytes),
      ],
    ],
  )
}

/** @param {Map<string, Work>} works */
function workTable(works) {
  const columns = /** @type {const} */ ([
    ['Main thread', 'main', milliseconds],
    ['without scripts', 'plain', milliseconds, targets.plain],
    ['10 s of rest', 'resting', milliseconds, targets.resting],
    ['Requests', 'requests', whole, targets.requests],
    ['Layouts', 'layouts', whole],
    ['Blocked, 4× slower', 'blocking4', milliseconds, targets.blocking4],
    ['8× slower', 'blocking8', milliseconds, targets.blocking8],
  ])
  const rows = [...works].map(([path, work]) => [
    `\`${path}\``,
    ...columns.map(([, name, show, target]) => withVerdict(work[name], show, target)),
    withVerdict(work.main / work.plain, tenths, targets.mainToPlain),
  ])
  const goals = columns.map(([, , show, target]) => describeTarget(show, target))
  return table(
    [
      'First visit by phone, until quiet; the home page three times',
      ...columns.map(([name]) => name),
      'Scripts ÷ none',
    ],
    [...rows, ['Target', ...goals, describeTarget(tenths, targets.mainToPlain)]],
  )
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
      row('First contentful paint', ({ timings }) => timings.fcp, seconds, targets.fcp),
      row('Largest contentful paint', ({ timings }) => timings.lcp, seconds, targets.lcp),
      row('Total blocking time', ({ timings }) => timings.tbt, milliseconds),
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
